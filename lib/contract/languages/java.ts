import { bodyText, type Call, indent } from './call';

/** A Java program (17 or newer) in one file, run with `java Call.java`. */
export function javaSnippet(call: Call): string {
  const body = bodyText(call);
  const hasBody = body !== '';
  return `import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Call {
    static final String KEY_ID = System.getenv("GATEWAY_KEY_ID");
    static final String SECRET = System.getenv("GATEWAY_SECRET");

    static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8)
                .replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
    }

    static String canonicalQuery(List<String[]> pairs) {
        return pairs.stream()
                .map(p -> new String[] {encode(p[0]), encode(p[1])})
                .sorted(Comparator.comparing((String[] p) -> p[0]).thenComparing(p -> p[1]))
                .map(p -> p[0] + "=" + p[1]).collect(Collectors.joining("&"));
    }

    static String nonce() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    static String signature(String timestamp, String nonce, String method, String path,
                            String query, byte[] body) throws Exception {
        String bodyHash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
        String stringToSign = String.join("\\n", "GW1-HMAC-SHA256", KEY_ID, timestamp, nonce,
                method, path, query, bodyHash);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return "v1=" + HexFormat.of().formatHex(mac.doFinal(stringToSign.getBytes(StandardCharsets.UTF_8)));
    }

    public static void main(String[] args) throws Exception {
        String path = "${call.path}";
        String query = canonicalQuery(List.<String[]>of(${javaPairs(call.query)}));
        byte[] body = ${hasBody ? `"""\n                ${indent(javaText(body), 16)}""".getBytes(StandardCharsets.UTF_8)` : 'new byte[0]'};
        String timestamp = String.valueOf(System.currentTimeMillis() / 1000);
        String nonce = nonce();

        HttpRequest request = HttpRequest.newBuilder()
                .uri(URI.create("${call.host}" + path + (query.isEmpty() ? "" : "?" + query)))
                .header("Gateway-Key", KEY_ID)
                .header("Gateway-Timestamp", timestamp)
                .header("Gateway-Nonce", nonce)
                .header("Gateway-Signature", signature(timestamp, nonce, "${call.method}", path, query, body))${[
                  ...(call.needsKey ? ['.header("Idempotency-Key", nonce())'] : []),
                  ...(hasBody ? ['.header("Content-Type", "application/json")'] : []),
                  hasBody
                    ? `.method("${call.method}", HttpRequest.BodyPublishers.ofByteArray(body))`
                    : `.method("${call.method}", HttpRequest.BodyPublishers.noBody())`,
                ]
                  .map((line) => `\n                ${line}`)
                  .join('')}
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}
`;
}

/** `List.of` would take a lone array for its items, so the caller names the type. */
const javaPairs = (pairs: Call['query']): string =>
  pairs
    .map(([name, value]) => `new String[] {${JSON.stringify(name)}, ${JSON.stringify(value)}}`)
    .join(', ');

/** JSON inside a text block: backslashes are doubled. */
const javaText = (text: string): string => text.replaceAll('\\', '\\\\');
