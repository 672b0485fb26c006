// Client of the gateway API. Java 17 or newer, nothing to install.
// Set GATEWAY_KEY_ID and GATEWAY_SECRET; `java Gateway.java` then prints your account.
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.time.Duration;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Gateway {
    private static final Map<String, String> ENV = System.getenv();
    private static final String BASE = ENV.getOrDefault("GATEWAY_URL", "https://api.sandbox.gateway.example");
    private static final HttpClient HTTP = HttpClient.newHttpClient(); // follows no redirect

    /** The API refused the request. Decide by `code`; quote `requestId` to support. `retryAfter`: seconds, 0 if not given. */
    public static final class Refused extends IOException {
        public final int status, code, retryAfter;
        public final String requestId, body;

        Refused(int status, String requestId, int retryAfter, String body) {
            super("HTTP " + status + ", code " + errorCode(body) + ", " + requestId + ": " + body);
            this.status = status; this.code = errorCode(body); this.retryAfter = retryAfter; this.requestId = requestId; this.body = body;
        }
    }

    /** A read. `query`: name, value, name, value. */
    public static String get(String path, String... query) throws Exception { return call("GET", path, List.of(query), ""); }

    /** A write. `json`: the body as text; `headers`: name, value, name, value. */
    public static String post(String path, String json, String... headers) throws Exception {
        return call("POST", path, List.of(), json, headers);
    }

    /**
     * Signs, sends, and returns the response as text: JSON, a file, or the address of a redirect.
     * Throws Refused if the API refuses, and any other IOException if no complete response arrives: the outcome is unknown then.
     * Does not repeat a request. With an Authorization header the request is sent unsigned.
     */
    public static String call(String method, String path, List<String> query, String json, String... headers) throws Exception {
        byte[] body = utf8(json); // once: hashed and sent
        String search = canonicalQuery(query);
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(BASE + path + (search.isEmpty() ? "" : "?" + search)))
                .timeout(Duration.ofSeconds(35)).method(method, HttpRequest.BodyPublishers.ofByteArray(body));
        if (body.length > 0) request.header("Content-Type", "application/json");
        if (headers.length > 0) request.headers(headers);
        if (!List.of(headers).contains("Authorization")) {
            String keyId = ENV.get("GATEWAY_KEY_ID"), nonce = UUID.randomUUID().toString();
            String timestamp = Long.toString(System.currentTimeMillis() / 1000);
            request.headers("Gateway-Key", keyId, "Gateway-Timestamp", timestamp, "Gateway-Nonce", nonce, "Gateway-Signature",
                    signature(keyId, ENV.get("GATEWAY_SECRET"), timestamp, nonce, method, path, query, body));
        }
        HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() < 300) return response.body();
        if (response.statusCode() < 400) return response.headers().firstValue("location").orElseThrow();
        HttpHeaders given = response.headers();
        throw new Refused(response.statusCode(), given.firstValue("gateway-request-id").orElse(null),
                (int) given.firstValueAsLong("retry-after").orElse(0), response.body());
    }

    /** The value of Gateway-Signature. `body`: the bytes that are sent. */
    public static String signature(String keyId, String secret, String timestamp, String nonce, String method,
                                   String path, List<String> query, byte[] body) throws GeneralSecurityException {
        String bodyHash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
        String stringToSign = String.join("\n", "GW1-HMAC-SHA256", keyId, timestamp, nonce, method, path, canonicalQuery(query), bodyHash);
        return "v1=" + HexFormat.of().formatHex(hmac(utf8(secret), utf8(stringToSign)));
    }

    /** `query`: name, value, name, value; a name may repeat. */
    public static String canonicalQuery(List<String> query) {
        return IntStream.range(0, query.size() / 2)
                .mapToObj(i -> new String[] {encode(query.get(2 * i)), encode(query.get(2 * i + 1))})
                .sorted(Comparator.comparing((String[] p) -> p[0]).thenComparing(p -> p[1]))
                .map(p -> p[0] + "=" + p[1]).collect(Collectors.joining("&"));
    }

    /** Whether a callback is genuine. `rawBody`: bytes, before any parser; `now`: Unix seconds. */
    public static boolean verifyCallback(byte[] rawBody, String id, String timestamp, String signatures, String secret, long now)
            throws GeneralSecurityException {
        if (id == null || timestamp == null || signatures == null || !timestamp.matches("[0-9]{1,12}")
                || Math.abs(now - Long.parseLong(timestamp)) > 300) return false;
        byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
        byte[] digest = hmac(key, utf8(id + "." + timestamp + "."), rawBody);
        byte[] expected = utf8("v1," + Base64.getEncoder().encodeToString(digest));
        return Stream.of(signatures.split(" ")).anyMatch(part -> MessageDigest.isEqual(expected, utf8(part)));
    }

    /** RFC 3986: URLEncoder writes forms, so three characters are corrected. */
    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
    }

    private static byte[] hmac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) mac.update(part);
        return mac.doFinal();
    }

    private static byte[] utf8(String text) { return text.getBytes(StandardCharsets.UTF_8); }
    private static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|[{}\\[\\]]|\\d+");

    /** `error.code` of a response, whatever the order of its keys; 0 if there is none. */
    static int errorCode(String json) {
        int depth = 0;
        String last = "";
        for (Matcher match = TOKEN.matcher(json); match.find(); last = match.group()) {
            String token = match.group();
            if (depth == 2 && last.equals("\"code\"") && token.matches("\\d{1,9}")) return Integer.parseInt(token);
            depth += "{[".contains(token) ? 1 : "}]".contains(token) ? -1 : 0;
        }
        return 0;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(get("/v1/account/info"));
    }
}
