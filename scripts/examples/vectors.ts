import { shellWord } from '../../lib/contract/languages/bash';
import { phpLiteral } from '../../lib/contract/languages/php';
import { pythonLiteral } from '../../lib/contract/languages/python';
import type { CallbackVector, Contract, RequestVector } from '../../lib/contract/types';
import type { Program, ProgramLanguage } from './types';

/** What a client has to say of a callback: the vector itself, and the vector with one thing changed. */
interface Delivery {
  readonly name: string;
  readonly body: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: string;
  readonly secret: string;
  readonly now: number;
  readonly isGenuine: boolean;
}

/** One program per language that fails unless its client reproduces every vector and raises on an error. */
export function vectorPrograms(contract: Contract): Program[] {
  const vectors = contract.signing?.vectors ?? [];
  const requests = vectors.filter((vector) => vector.kind === 'request');
  const deliveries = vectors.filter((vector) => vector.kind === 'callback').flatMap(deliveriesOf);
  const program = (language: ProgramLanguage, file: string, code: string): Program => ({
    language,
    file,
    code,
    source: 'content/_contract/signing.yaml',
    line: () => 1,
  });
  return [
    program('bash', 'vectors.sh', bash(requests, deliveries)),
    program('javascript', 'vectors.mjs', javascript(requests, deliveries)),
    program('python', 'vectors.py', python(requests, deliveries)),
    program('php', 'vectors.php', php(requests, deliveries)),
    program('java', 'Vectors.java', java(requests, deliveries)),
    program('kotlin', 'vectors.kt', kotlin(requests, deliveries)),
  ];
}

/** The genuine one with an old and a new secret's signature, and six that are not genuine. */
function deliveriesOf({
  body,
  webhookId: id,
  timestamp,
  signature,
  secret,
}: CallbackVector): Delivery[] {
  const now = Number(timestamp);
  const genuine = {
    name: 'vector',
    body,
    id,
    timestamp,
    signatures: signature,
    secret,
    now,
    isGenuine: true,
  };
  const forged = (name: string, change: Partial<Delivery>) => ({
    ...genuine,
    name,
    isGenuine: false,
    ...change,
  });
  return [
    genuine,
    { ...genuine, name: 'two signatures', signatures: `v1,AAAA ${signature}` },
    { ...genuine, name: 'edge of the window', now: now + 300 },
    forged('altered body', { body: body.replace('149.90', '149.91') }),
    forged('other id', { id: `${id}X` }),
    forged('too old', { now: now + 301 }),
    forged('too new', { now: now - 301 }),
    forged('malformed timestamp', { timestamp: `${timestamp}.0` }),
    forged('no signature', { signatures: '' }),
    forged('other version', { signatures: signature.replace('v1,', 'v2,') }),
    forged('other secret', { secret: 'whsec_AAAA' }),
  ];
}

/** A route that no gateway has: the client has to raise the error's code and the id of the request. */
const NOWHERE = '/v1/nowhere';

const text = (value: string): string => JSON.stringify(value);

function bash(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  const words = (...values: readonly string[]) =>
    values.map((value) => (value === '' ? "''" : shellWord(value))).join(' ');
  return `#!/usr/bin/env bash
source gateway.sh
${requests
  .map(
    (
      vector,
    ) => `query=$(canonical_query ${words(...vector.query.map(([name, value]) => `${name}=${value}`))})
[[ $query == ${words(vector.canonicalQuery)} ]] || { echo ${words(vector.id)} "$query"; exit 1; }
got=$(GATEWAY_KEY_ID=${words(vector.keyId)} GATEWAY_SECRET=${words(vector.secret)} signature ${words(vector.timestamp, vector.nonce, vector.method, vector.path)} "$query" ${words(vector.body)})
[[ $got == ${words(`v1=${vector.signature}`)} ]] || { echo ${words(vector.id)} "$got"; exit 1; }`,
  )
  .join('\n')}
${deliveries
  .map(
    (delivery) => `got=yes
printf '%s' ${words(delivery.body)} | NOW=${delivery.now} GATEWAY_CALLBACK_SECRET=${words(delivery.secret)} verify_callback ${words(delivery.id, delivery.timestamp, delivery.signatures)} || got=no
[[ $got == ${delivery.isGenuine ? 'yes' : 'no'} ]] || { echo callback ${words(delivery.name)} "$got"; exit 1; }`,
  )
  .join('\n')}
if said=$(bash gateway.sh GET ${NOWHERE} 2>&1); then echo no error; exit 1; fi
[[ $said == *'code 2001'*rq_refused* ]] || { echo "$said"; exit 1; }
`;
}

function javascript(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  return `import { gateway, signedHeaders, verifyCallback } from './gateway.mjs';
const same = (name, got, wanted) => { if (got !== wanted) throw new Error(\`\${name}: \${got}\`); };
for (const v of ${JSON.stringify(requests)}) {
  same(v.id, signedHeaders(v.method, v.path, v.query, v.body, v)['Gateway-Signature'], 'v1=' + v.signature);
}
for (const d of ${JSON.stringify(deliveries)}) {
  const headers = { 'webhook-id': d.id, 'webhook-timestamp': d.timestamp, 'webhook-signature': d.signatures };
  same('callback ' + d.name, verifyCallback(Buffer.from(d.body), headers, d.secret, d.now), d.isGenuine);
}
const error = await gateway('GET', '${NOWHERE}').catch((e) => e);
same('error', \`\${error.name} \${error.status} \${error.code} \${error.requestId}\`, 'GatewayError 404 2001 rq_refused');
`;
}

function python(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  return `from gateway import GatewayError, gateway, signed_headers, verify_callback


def same(name, got, wanted):
    if got != wanted:
        raise AssertionError(f"{name}: {got}")


for v in ${pythonLiteral(JSON.parse(JSON.stringify(requests)))}:
    got = signed_headers(v["method"], v["path"], v["query"], v["body"].encode(), v["keyId"], v["secret"], v["timestamp"], v["nonce"])
    same(v["id"], got["Gateway-Signature"], "v1=" + v["signature"])
for d in ${pythonLiteral(JSON.parse(JSON.stringify(deliveries)))}:
    headers = {"webhook-id": d["id"], "webhook-timestamp": d["timestamp"], "webhook-signature": d["signatures"]}
    same(d["name"], verify_callback(d["body"].encode(), headers, d["secret"], d["now"]), d["isGenuine"])
try:
    gateway("GET", "${NOWHERE}")
    raise AssertionError("no error")
except GatewayError as error:
    same("error", (error.status, error.code, error.request_id), (404, 2001, "rq_refused"))
`;
}

function php(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  return `<?php
require_once 'gateway.php';
$same = function (string $name, mixed $got, mixed $wanted): void {
    if ($got !== $wanted) {
        throw new UnexpectedValueException("$name: " . json_encode($got));
    }
};
foreach (${phpLiteral(JSON.parse(JSON.stringify(requests)))} as $v) {
    $query = [];
    foreach ($v['query'] as [$name, $value]) {
        $query[$name][] = $value;
    }
    $got = signed_headers($v['method'], $v['path'], $query, $v['body'], $v['keyId'], $v['secret'], $v['timestamp'], $v['nonce']);
    $same($v['id'], $got['Gateway-Signature'], 'v1=' . $v['signature']);
}
foreach (${phpLiteral(JSON.parse(JSON.stringify(deliveries)))} as $d) {
    $headers = ['webhook-id' => $d['id'], 'webhook-timestamp' => $d['timestamp'], 'webhook-signature' => $d['signatures']];
    $same($d['name'], verify_callback($d['body'], $headers, $d['secret'], $d['now']), $d['isGenuine']);
}
try {
    gateway('GET', '${NOWHERE}');
    throw new UnexpectedValueException('no error');
} catch (GatewayError $error) {
    $same('error', [$error->status, $error->getCode(), $error->requestId], [404, 2001, 'rq_refused']);
}
`;
}

function java(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  return `import java.nio.charset.StandardCharsets;
import java.util.List;

public class Vectors {
    static void same(String name, Object got, Object wanted) {
        if (!got.equals(wanted)) throw new AssertionError(name + ": " + got);
    }

    static byte[] bytes(String text) { return text.getBytes(StandardCharsets.UTF_8); }

    public static void main(String[] args) throws Exception {
${requests
  .map(
    (
      v,
    ) => `        same(${text(v.id)}, Gateway.signature(${[v.keyId, v.secret, v.timestamp, v.nonce, v.method, v.path].map(text).join(', ')},
                List.of(${v.query.flat().map(text).join(', ')}), bytes(${text(v.body)})), ${text(`v1=${v.signature}`)});`,
  )
  .join('\n')}
${deliveries
  .map(
    (d) =>
      `        same(${text(d.name)}, Gateway.verifyCallback(bytes(${text(d.body)}), ${[d.id, d.timestamp, d.signatures, d.secret].map(text).join(', ')}, ${d.now}L), ${d.isGenuine});`,
  )
  .join('\n')}
        try {
            Gateway.get("${NOWHERE}");
            throw new AssertionError("no error");
        } catch (Gateway.Refused error) {
            same("error", error.status + " " + error.code + " " + error.requestId, "404 2001 rq_refused");
        }
        same("order of keys", Gateway.errorCode("{\\"error\\":{\\"details\\":[{\\"code\\":1}],\\"message\\":\\"\\\\\\"code\\\\\\": 2\\",\\"code\\":3}}"), 3);
    }
}
`;
}

function kotlin(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  const safe = (value: string) => text(value).replaceAll('$', '\\$');
  return `private fun same(name: String, got: Any, wanted: Any) {
    if (got != wanted) throw AssertionError("$name: $got")
}

fun main() {
${requests
  .map(
    (
      v,
    ) => `    same(${safe(v.id)}, signature(${[v.keyId, v.secret, v.timestamp, v.nonce, v.method, v.path].map(safe).join(', ')},
        listOf<Pair<String, String>>(${v.query.map(([name, value]) => `${safe(name)} to ${safe(value)}`).join(', ')}), ${safe(v.body)}.toByteArray()), ${safe(`v1=${v.signature}`)})`,
  )
  .join('\n')}
${deliveries
  .map(
    (d) =>
      `    same(${safe(d.name)}, verifyCallback(${safe(d.body)}.toByteArray(), ${[d.id, d.timestamp, d.signatures, d.secret].map(safe).join(', ')}, ${d.now}L), ${d.isGenuine})`,
  )
  .join('\n')}
    try {
        gateway("GET", "${NOWHERE}")
        throw AssertionError("no error")
    } catch (error: GatewayError) {
        same("error", "\${error.status} \${error.code} \${error.requestId}", "404 2001 rq_refused")
    }
}
`;
}
