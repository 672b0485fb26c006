fun main() {
    check(otpMessage("pending", Otp(6, 2)) == "The code was wrong. 2 tries are left.")
    check(otpMessage("pending", Otp(6, 1)) == "The code was wrong. This is the last try.")
    check(otpMessage("success", null) == "Paid.")
}
