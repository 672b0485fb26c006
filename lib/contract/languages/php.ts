import type { Json } from '../types';
import { isList } from '../validate';
import { type Call, indent } from './call';

/** A PHP program (8.1 or newer) without packages. */
export function phpSnippet(call: Call): string {
  const hasBody = call.body !== undefined;
  return `<?php
declare(strict_types=1);

function canonical_query(array $pairs): string
{
    $encoded = array_map(fn (array $p): array => [rawurlencode($p[0]), rawurlencode($p[1])], $pairs);
    usort($encoded, fn (array $a, array $b): int => strcmp($a[0], $b[0]) ?: strcmp($a[1], $b[1]));

    return implode('&', array_map(fn (array $p): string => "$p[0]=$p[1]", $encoded));
}

function gateway_headers(string $method, string $path, string $query, string $body): array
{
    $keyId = getenv('GATEWAY_KEY_ID');
    $timestamp = (string) time();
    $nonce = bin2hex(random_bytes(16));
    $stringToSign = implode("\\n", [
        'GW1-HMAC-SHA256', $keyId, $timestamp, $nonce, $method, $path, $query, hash('sha256', $body),
    ]);

    return [
        "Gateway-Key: $keyId",
        "Gateway-Timestamp: $timestamp",
        "Gateway-Nonce: $nonce",
        'Gateway-Signature: v1=' . hash_hmac('sha256', $stringToSign, getenv('GATEWAY_SECRET')),
    ];
}

$path = '${call.path}';
$query = canonical_query([${call.query.map(([k, v]) => `[${phpString(k)}, ${phpString(v)}]`).join(', ')}]);
$body = ${call.body === undefined ? "''" : `json_encode(${phpLiteral(call.body)}, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)`};

$headers = gateway_headers('${call.method}', $path, $query, $body);${[
    ...(call.needsKey ? ["$headers[] = 'Idempotency-Key: ' . bin2hex(random_bytes(16));"] : []),
    ...(hasBody ? ["$headers[] = 'Content-Type: application/json';"] : []),
  ]
    .map((line) => `\n${line}`)
    .join('')}
$response = file_get_contents(
    '${call.host}' . $path . ($query === '' ? '' : "?$query"),
    false,
    stream_context_create(['http' => [
        'method' => '${call.method}',
        'header' => $headers,${hasBody ? "\n        'content' => $body, // the same string that was hashed" : ''}
        'timeout' => 35,
        'ignore_errors' => true,
    ]]),
);
echo $http_response_header[0], PHP_EOL, $response, PHP_EOL;
`;
}

const phpString = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** JSON as a PHP literal, four spaces a level. */
export function phpLiteral(value: Json): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') {
    return String(value);
  }
  if (typeof value === 'string') return phpString(value);
  const items = isList(value)
    ? value.map(phpLiteral)
    : Object.entries(value).map(([key, item]) => `${phpString(key)} => ${phpLiteral(item)}`);
  if (items.length === 0) return isList(value) ? '[]' : 'new stdClass()';
  return `[\n    ${items.map((item) => indent(item, 4)).join(',\n    ')},\n]`;
}
