<?php
// Client of the gateway API. PHP 8.1 or newer, nothing to install.
// Set GATEWAY_KEY_ID and GATEWAY_SECRET; `php gateway.php` then prints your account.
declare(strict_types=1);

/** The API refused the request. Decide by the code (`getCode()`); quote `$requestId` to support. `$retryAfter`: seconds. */
final class GatewayError extends RuntimeException
{
    public function __construct(public readonly int $status, public readonly array $error, public readonly ?string $requestId,
        public readonly ?int $retryAfter = null)
    {
        $code = (int) ($error['code'] ?? 0);
        parent::__construct("HTTP $status, code $code, $requestId: " . ($error['message'] ?? ''), $code);
    }
}

/**
 * Signs, sends, and returns the response: JSON as an array, a file as text, a redirect as its address.
 * Throws a GatewayError if the API refuses, and any other exception if no complete response arrives: the outcome is unknown then.
 * Does not repeat a request. With an `Authorization` header the request is sent unsigned.
 */
function gateway(string $method, string $path, array $query = [], array|object|null $body = null, array $headers = []): array|string
{
    // Encoded once: these bytes are hashed and sent.
    $sent = $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    if (!isset($headers['Authorization'])) {
        $headers += signed_headers($method, $path, $query, $sent);
    }
    if ($sent !== '') {
        $headers['Content-Type'] = 'application/json';
    }
    $search = canonical_query($query);
    $base = getenv('GATEWAY_URL') ?: 'https://api.sandbox.gateway.example';
    $stream = @fopen($base . $path . ($search === '' ? '' : "?$search"), 'r', false, stream_context_create(['http' => [
        'method' => $method,
        'header' => array_map(fn (string $name): string => "$name: $headers[$name]", array_keys($headers)),
        'content' => $sent,
        'timeout' => 35,
        'ignore_errors' => true,
        'follow_location' => 0, // the file host gets no Gateway-* headers
    ]]));
    if ($stream === false) {
        throw new RuntimeException('No answer: the outcome is unknown, repeat with the same id.');
    }
    $answer = (string) stream_get_contents($stream);
    $lines = stream_get_meta_data($stream)['wrapper_data'];
    $status = (int) explode(' ', $lines[0])[1];
    $given = [];
    foreach (array_slice($lines, 1) as $line) {
        [$name, $value] = explode(':', $line, 2);
        $given[strtolower($name)] = trim($value);
    }
    if (strlen($answer) < (int) ($given['content-length'] ?? 0)) {
        throw new RuntimeException('The response is incomplete: the outcome is unknown, repeat with the same id.');
    }
    if ($status >= 300 && $status < 400) {
        return $given['location'];
    }
    $isJson = str_starts_with($given['content-type'] ?? '', 'application/json');
    $parsed = $isJson ? json_decode($answer, true, 64, JSON_THROW_ON_ERROR) : $answer;
    if ($status >= 400) {
        $error = $parsed['error'] ?? null;
        throw new GatewayError($status, is_array($error) ? $error : ['message' => substr($answer, 0, 200)], $given['gateway-request-id'] ?? null,
            isset($given['retry-after']) ? (int) $given['retry-after'] : null);
    }

    return $parsed;
}

/** The four headers of GW1. `$body`: the bytes that are sent. */
function signed_headers(string $method, string $path, array $query = [], string $body = '', ?string $keyId = null,
    ?string $secret = null, ?string $timestamp = null, ?string $nonce = null): array
{
    $keyId ??= (string) getenv('GATEWAY_KEY_ID');
    $secret ??= (string) getenv('GATEWAY_SECRET');
    $timestamp ??= (string) time();
    $nonce ??= bin2hex(random_bytes(16));
    $stringToSign = implode("\n", ['GW1-HMAC-SHA256', $keyId, $timestamp, $nonce, $method, $path,
        canonical_query($query), hash('sha256', $body)]);

    return ['Gateway-Key' => $keyId, 'Gateway-Timestamp' => $timestamp, 'Gateway-Nonce' => $nonce,
        'Gateway-Signature' => 'v1=' . hash_hmac('sha256', $stringToSign, $secret)];
}

/** `$query`: name => value; a list as value repeats the name. A bool is sent as `true` or `false`. */
function canonical_query(array $query): string
{
    $text = fn (mixed $value): string => is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    $pairs = [];
    foreach ($query as $name => $values) {
        foreach ((array) $values as $value) {
            $pairs[] = [rawurlencode((string) $name), rawurlencode($text($value))];
        }
    }
    usort($pairs, fn (array $a, array $b): int => strcmp($a[0], $b[0]) ?: strcmp($a[1], $b[1]));

    return implode('&', array_map(fn (array $pair): string => "$pair[0]=$pair[1]", $pairs));
}

/** Whether a callback is genuine. `$rawBody`: php://input, before any parser; `$headers`: names in lower case. */
function verify_callback(string $rawBody, array $headers, ?string $secret = null, ?int $now = null): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if ($id === '' || preg_match('/^\d{1,12}$/D', $timestamp) !== 1 || abs(($now ?? time()) - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret ?? (string) getenv('GATEWAY_CALLBACK_SECRET'), strlen('whsec_')), true);
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$rawBody", (string) $key, true));
    $isGenuine = false;
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $part) {
        $isGenuine = hash_equals($expected, $part) || $isGenuine;
    }

    return $isGenuine;
}

if (realpath($_SERVER['SCRIPT_FILENAME'] ?? '') === __FILE__) {
    echo json_encode(gateway('GET', '/v1/account/info'), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES), "\n";
}
