import type { Random } from './random';

/** A fence language and the code of one block of the corpus. */
export interface CodeSample {
  readonly language: string;
  readonly code: string;
}

type Writer = (name: string, amount: number) => string;

/** One writer for each highlighted language (spec §9). */
const WRITERS: Readonly<Record<string, Writer>> = {
  json: (name, amount) => `{
  "${name}": {
    "id": ${amount * 7},
    "amount": "${amount}.00",
    "currency": "EUR",
    "customer": { "email": "reader@shop.example", "verified": true },
    "items": [1, 2, 3],
    "comment": null
  }
}`,
  bash: (name, amount) => `# Ask for the ${name}
AMOUNT=${amount}
for attempt in 1 2 3; do
  curl --silent --fail "https://api.gateway.example/${name}" \\
    --header "Content-Type: application/json" \\
    --data '{"amount": "'"$AMOUNT"'"}' && break
  sleep "$attempt"
done`,
  python: (name, amount) => `import json
import urllib.request


def read_${name}(amount: int = ${amount}) -> dict:
    """Ask the gateway for one ${name}."""
    body = json.dumps({"amount": f"{amount}.00"}).encode()
    request = urllib.request.Request("https://api.gateway.example/${name}", data=body)
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)`,
  php: (name, amount) => `<?php
// Ask for the ${name}
$body = json_encode(['amount' => '${amount}.00', 'currency' => 'EUR']);
$curl = curl_init('https://api.gateway.example/${name}');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_RETURNTRANSFER => true,
]);
$answer = json_decode(curl_exec($curl), true);
echo $answer['${name}']['id'] ?? 'none';`,
  javascript: (name, amount) => `// Ask for the ${name}
export async function read(${name} = ${amount}) {
  const response = await fetch(\`https://api.gateway.example/${name}/\${${name}}\`);
  if (!response.ok) throw new Error(\`status \${response.status}\`);
  const { id, amount } = await response.json();
  return { id, isLarge: Number(amount) > ${amount} };
}`,
  java: (name, amount) => `import java.net.URI;
import java.net.http.*;

public final class Reader {
  /** Asks for the ${name}. */
  public static String read() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.gateway.example/${name}/${amount}")).build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}`,
  kotlin: (name, amount) => `import java.net.URI

data class Answer(val id: Long, val amount: String = "${amount}.00")

// Asks for the ${name}
fun read(id: Long): Answer? {
    val text = URI("https://api.gateway.example/${name}/$id").toURL().readText()
    return if (text.isBlank()) null else Answer(id)
}`,
  http: (name, amount) => `POST /${name} HTTP/1.1
Host: api.gateway.example
Content-Type: application/json
X-Request-Id: ${amount}-${name}

{"amount": "${amount}.00", "currency": "EUR"}`,
};

/** `count` blocks in different languages. */
export function codeSamples(random: Random, count: number, nouns: readonly string[]): CodeSample[] {
  return random.sample(Object.entries(WRITERS), count).map(([language, write]) => ({
    language,
    code: write(random.pick(nouns), random.between(10, 99_999)),
  }));
}
