import { canonicalQuery } from '../canonical-query';
import { bodyText, type Call, indent } from './call';
import { phpLiteral } from './php';
import { pythonLiteral } from './python';

/** The address of a call that is not signed: it can be written out in one piece. */
const urlOf = (call: Call): string => {
  const query = canonicalQuery(call.query);
  return `${call.host}${call.path}${query && `?${query}`}`;
};

const lines = (items: readonly string[], columns: number): string =>
  items.map((item) => `\n${' '.repeat(columns)}${item}`).join('');

/** A bash program that sends the access token. */
export function bashBearer(call: Call): string {
  const body = bodyText(call);
  return `#!/usr/bin/env bash
set -euo pipefail
: "\${GATEWAY_ACCESS_TOKEN:?}"
${body === '' ? '' : `\nBODY=$(cat <<'JSON'\n${body}\nJSON\n)\n`}
curl -sS -X ${call.method} '${urlOf(call)}' \\
  -H "Authorization: Bearer $GATEWAY_ACCESS_TOKEN"${body === '' ? '' : ` \\\n  -H 'Content-Type: application/json' --data-binary "$BODY"`}
`;
}

/** A Node program (18 or newer) that sends the access token. */
export function javascriptBearer(call: Call): string {
  const body = bodyText(call);
  return `const { GATEWAY_ACCESS_TOKEN: accessToken } = process.env;

const response = await fetch('${urlOf(call)}', {
  method: '${call.method}',
  headers: {
    Authorization: \`Bearer \${accessToken}\`,${body === '' ? '' : "\n    'Content-Type': 'application/json',"}
  },${body === '' ? '' : `\n  body: JSON.stringify(${indent(body, 2)}),`}
});
console.log(response.status, await response.text());
`;
}

/** A Python program (3.9 or newer) that sends the access token. */
export function pythonBearer(call: Call): string {
  const hasBody = call.body !== undefined;
  return `import json
import os
import urllib.error
import urllib.request

headers = {"Authorization": "Bearer " + os.environ["GATEWAY_ACCESS_TOKEN"]}${hasBody ? '\nheaders["Content-Type"] = "application/json"' : ''}
body = ${call.body === undefined ? 'None' : `json.dumps(${pythonLiteral(call.body)}).encode()`}
request = urllib.request.Request("${urlOf(call)}", method="${call.method}", headers=headers, data=body)
try:
    with urllib.request.urlopen(request, timeout=35) as response:
        print(response.status, response.read().decode())
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())
`;
}

/** A PHP program (8.1 or newer) that sends the access token. */
export function phpBearer(call: Call): string {
  const hasBody = call.body !== undefined;
  return `<?php
declare(strict_types=1);

$headers = ['Authorization: Bearer ' . getenv('GATEWAY_ACCESS_TOKEN')];${hasBody ? "\n$headers[] = 'Content-Type: application/json';" : ''}
$body = ${call.body === undefined ? "''" : `json_encode(${phpLiteral(call.body)}, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)`};

$response = file_get_contents('${urlOf(call)}', false, stream_context_create(['http' => [
    'method' => '${call.method}',
    'header' => $headers,
    'content' => $body,
    'timeout' => 35,
    'ignore_errors' => true,
]]));
echo $http_response_header[0], PHP_EOL, $response, PHP_EOL;
`;
}

/** A Java program (17 or newer) that sends the access token. */
export function javaBearer(call: Call): string {
  const body = bodyText(call).replaceAll('\\', '\\\\');
  const publisher =
    body === '' ? 'noBody()' : `ofString("""\n                        ${indent(body, 24)}""")`;
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Call {
    public static void main(String[] args) throws Exception {
        HttpRequest request = HttpRequest.newBuilder()
                .uri(URI.create("${urlOf(call)}"))
                .header("Authorization", "Bearer " + System.getenv("GATEWAY_ACCESS_TOKEN"))${lines(
                  [
                    ...(body === '' ? [] : ['.header("Content-Type", "application/json")']),
                    `.method("${call.method}", HttpRequest.BodyPublishers.${publisher})`,
                  ],
                  16,
                )}
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}
`;
}

/** A Kotlin program (JVM 11 or newer) that sends the access token. */
export function kotlinBearer(call: Call): string {
  const body = bodyText(call);
  const publisher = body === '' ? 'noBody()' : `ofString("""${body.replaceAll('$', `\${'$'}`)}""")`;
  return `import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse

fun main() {
    val request = HttpRequest.newBuilder()
        .uri(URI.create("${urlOf(call)}"))
        .header("Authorization", "Bearer " + System.getenv("GATEWAY_ACCESS_TOKEN"))${lines(
          [
            ...(body === '' ? [] : ['.header("Content-Type", "application/json")']),
            `.method("${call.method}", HttpRequest.BodyPublishers.${publisher})`,
          ],
          8,
        )}
        .build()
    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())
    println("\${response.statusCode()} \${response.body()}")
}
`;
}
