fun main() {
    check(otpMessage("pending", Otp(6, 2)) == "The code was wrong or had expired. 2 tries are left.")
    check(otpMessage("pending", Otp(6, 1)) == "The code was wrong or had expired. This is the last try.")
    check(otpMessage("success", null) == "Paid.")
}
