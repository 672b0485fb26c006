// Client of the gateway API. Runs on Java 11 or newer, nothing to install.
// Set GATEWAY_KEY_ID and GATEWAY_SECRET; this prints your account:
// kotlinc Gateway.kt -include-runtime -d gateway.jar && java -jar gateway.jar
import java.io.IOException
import java.net.URI
import java.net.URLEncoder
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.security.MessageDigest
import java.time.Duration
import java.util.Base64
import java.util.UUID
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

private val base = System.getenv("GATEWAY_URL") ?: "https://api.sandbox.gateway.example"
private val http = HttpClient.newHttpClient() // follows no redirect

/** The API refused the request. Decide by `code`; quote `requestId` to support. `retryAfter`: seconds, 0 if not given. */
class GatewayError(val status: Int, val code: Int, val requestId: String?, val retryAfter: Int, val body: String) :
    IOException("HTTP $status, code $code, $requestId: $body")

/**
 * Signs, sends, and returns the response as text: JSON, a file, or the address of a redirect.
 * Throws a GatewayError if the API refuses, and any other IOException if no complete response arrives: the outcome is unknown then.
 * Does not repeat a request. With an Authorization header the request is sent unsigned.
 */
fun gateway(method: String, path: String, query: List<Pair<String, String>> = emptyList(), json: String = "",
            headers: Map<String, String> = emptyMap()): String {
    val body = json.toByteArray() // once: hashed and sent
    val search = canonicalQuery(query)
    val request = HttpRequest.newBuilder(URI.create(base + path + if (search == "") "" else "?$search"))
        .timeout(Duration.ofSeconds(35))
        .method(method, HttpRequest.BodyPublishers.ofByteArray(body))
    if (body.isNotEmpty()) request.header("Content-Type", "application/json")
    headers.forEach { (name, value) -> request.header(name, value) }
    if ("Authorization" !in headers) {
        val keyId = System.getenv("GATEWAY_KEY_ID")
        val timestamp = (System.currentTimeMillis() / 1000).toString()
        val nonce = UUID.randomUUID().toString()
        request.headers("Gateway-Key", keyId, "Gateway-Timestamp", timestamp, "Gateway-Nonce", nonce, "Gateway-Signature",
            signature(keyId, System.getenv("GATEWAY_SECRET"), timestamp, nonce, method, path, query, body))
    }
    val response = http.send(request.build(), HttpResponse.BodyHandlers.ofString())
    val text = response.body()
    if (response.statusCode() < 300) return text
    if (response.statusCode() < 400) return response.headers().firstValue("location").get()
    val requestId = response.headers().firstValue("gateway-request-id").orElse(null)
    val retryAfter = response.headers().firstValueAsLong("retry-after").orElse(0).toInt()
    throw GatewayError(response.statusCode(), errorCode(text), requestId, retryAfter, text)
}

/** The value of Gateway-Signature. `body`: the bytes that are sent. */
fun signature(keyId: String, secret: String, timestamp: String, nonce: String, method: String, path: String,
              query: List<Pair<String, String>>, body: ByteArray): String {
    val bodyHash = MessageDigest.getInstance("SHA-256").digest(body).hex()
    val stringToSign = listOf("GW1-HMAC-SHA256", keyId, timestamp, nonce, method, path, canonicalQuery(query), bodyHash)
    return "v1=" + hmac(secret.toByteArray(), stringToSign.joinToString("\n").toByteArray()).hex()
}

/** `query`: pairs; a name may repeat. */
fun canonicalQuery(query: List<Pair<String, String>>): String =
    query.map { (name, value) -> encode(name) to encode(value) }
        .sortedWith(compareBy({ it.first }, { it.second }))
        .joinToString("&") { (name, value) -> "$name=$value" }

/** Whether a callback is genuine. `rawBody`: bytes, before any parser; `now`: Unix seconds. */
fun verifyCallback(rawBody: ByteArray, id: String?, timestamp: String?, signatures: String?, secret: String, now: Long): Boolean {
    if (id == null || timestamp == null || signatures == null) return false
    if (!Regex("[0-9]{1,12}").matches(timestamp) || Math.abs(now - timestamp.toLong()) > 300) return false
    val key = Base64.getDecoder().decode(secret.removePrefix("whsec_"))
    val expected = "v1," + Base64.getEncoder().encodeToString(hmac(key, "$id.$timestamp.".toByteArray() + rawBody))
    return signatures.split(" ").any { MessageDigest.isEqual(expected.toByteArray(), it.toByteArray()) }
}

/** RFC 3986: URLEncoder writes forms, so three characters are corrected. */
private fun encode(value: String) =
    URLEncoder.encode(value, "UTF-8").replace("+", "%20").replace("*", "%2A").replace("%7E", "~")

private fun hmac(key: ByteArray, message: ByteArray): ByteArray =
    Mac.getInstance("HmacSHA256").apply { init(SecretKeySpec(key, "HmacSHA256")) }.doFinal(message)

private fun ByteArray.hex() = joinToString("") { "%02x".format(it) }

private val tokens = Regex("\"(?:[^\"\\\\]|\\\\.)*+\"|[{}\\[\\]]|\\d+")

/** `error.code` of a response, whatever the order of its keys; 0 if there is none. */
private fun errorCode(json: String): Int {
    var depth = 0
    var last = ""
    for (token in tokens.findAll(json).map { it.value }) {
        if (depth == 2 && last == "\"code\"") return token.toIntOrNull() ?: 0
        if (token in "{[") depth++
        if (token in "}]") depth--
        last = token
    }
    return 0
}

fun main() = println(gateway("GET", "/v1/account/info"))
