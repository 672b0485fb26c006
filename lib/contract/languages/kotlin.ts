import { bodyText, type Call } from './call';

/** A Kotlin program (JVM 11 or newer) in one file. */
export function kotlinSnippet(call: Call): string {
  const body = bodyText(call);
  const hasBody = body !== '';
  return `import java.net.URI
import java.net.URLEncoder
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.security.MessageDigest
import java.security.SecureRandom
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

val keyId: String = System.getenv("GATEWAY_KEY_ID")
val secret: String = System.getenv("GATEWAY_SECRET")

fun ByteArray.hex() = joinToString("") { "%02x".format(it) }

fun nonce() = ByteArray(16).also { SecureRandom().nextBytes(it) }.hex()

fun encode(value: String) =
    URLEncoder.encode(value, "UTF-8").replace("+", "%20").replace("*", "%2A").replace("%7E", "~")

fun canonicalQuery(pairs: List<Pair<String, String>>) =
    pairs.map { (k, v) -> encode(k) to encode(v) }
        .sortedWith(compareBy({ it.first }, { it.second }))
        .joinToString("&") { (k, v) -> "$k=$v" }

fun signature(timestamp: String, nonce: String, method: String, path: String, query: String, body: ByteArray): String {
    val bodyHash = MessageDigest.getInstance("SHA-256").digest(body).hex()
    val stringToSign =
        listOf("GW1-HMAC-SHA256", keyId, timestamp, nonce, method, path, query, bodyHash).joinToString("\\n")
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
    return "v1=" + mac.doFinal(stringToSign.toByteArray()).hex()
}

fun main() {
    val path = "${call.path}"
    val query = canonicalQuery(listOf(${call.query.map(([k, v]) => `${kotlinString(k)} to ${kotlinString(v)}`).join(', ')}))
    val body = ${hasBody ? `"""${body.replaceAll('$', `\${'$'}`)}""".toByteArray()` : 'ByteArray(0)'}
    val timestamp = (System.currentTimeMillis() / 1000).toString()
    val nonce = nonce()

    val request = HttpRequest.newBuilder()
        .uri(URI.create("${call.host}" + path + if (query.isEmpty()) "" else "?$query"))
        .header("Gateway-Key", keyId)
        .header("Gateway-Timestamp", timestamp)
        .header("Gateway-Nonce", nonce)
        .header("Gateway-Signature", signature(timestamp, nonce, "${call.method}", path, query, body))${[
          ...(call.needsKey ? ['.header("Idempotency-Key", nonce())'] : []),
          ...(hasBody ? ['.header("Content-Type", "application/json")'] : []),
          `.method("${call.method}", HttpRequest.BodyPublishers.${hasBody ? 'ofByteArray(body)' : 'noBody()'})`,
        ]
          .map((line) => `\n        ${line}`)
          .join('')}
        .build()
    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())
    println("\${response.statusCode()} \${response.body()}")
}
`;
}

const kotlinString = (text: string): string => JSON.stringify(text).replaceAll('$', '\\$');
