fun main() {
    val env = System.getenv()
    val body = env.getValue("CALLBACK_BODY").toByteArray()
    val (id, timestamp, signature) = env.getValue("CALLBACK_HEADERS").split("|")
    val secret = env.getValue("GATEWAY_CALLBACK_SECRET")
    check(verifyCallback(body, id, timestamp, signature, secret, timestamp.toLong()))
    check(!verifyCallback(body, id, timestamp, signature, secret, timestamp.toLong() + 301))
    check(!verifyCallback(body + 32, id, timestamp, signature, secret, timestamp.toLong()))
}
