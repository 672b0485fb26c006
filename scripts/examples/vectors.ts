import {
  fileExtension,
  PROGRAM_LANGUAGES,
  type ProgramLanguage,
} from '../../lib/base/code/languages';
import { shellWord } from '../../lib/gateway/contract/examples/languages/bash';
import { phpLiteral } from '../../lib/gateway/contract/examples/languages/php';
import { pythonLiteral } from '../../lib/gateway/contract/examples/languages/python';
import type { Contract, RequestVector } from '../../lib/gateway/contract/types';
import { type Delivery, deliveriesOf, NOWHERE } from './deliveries';
import type { Program } from './types';
import { javaVectors, kotlinVectors } from './vectors-jvm';

/** One program per language that fails unless its client reproduces every vector and raises on an error. */
export function vectorPrograms(contract: Contract): Program[] {
  const vectors = contract.signing?.vectors ?? [];
  const requests = vectors.filter((vector) => vector.kind === 'request');
  const deliveries = vectors.filter((vector) => vector.kind === 'callback').flatMap(deliveriesOf);
  return PROGRAM_LANGUAGES.map((language) => ({
    language,
    // A Java file is named after its class.
    file: `${language === 'java' ? 'Vectors' : 'vectors'}.${fileExtension(language)}`,
    code: PRINTERS[language](requests, deliveries),
    source: 'content/_contract/signing.yaml',
    line: () => 1,
  }));
}

type Printer = (requests: readonly RequestVector[], deliveries: readonly Delivery[]) => string;

const PRINTERS: Readonly<Record<ProgramLanguage, Printer>> = {
  bash,
  javascript,
  python,
  php,
  java: javaVectors,
  kotlin: kotlinVectors,
};

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
  return `import { canonicalQuery, gateway, signedHeaders, verifyCallback } from './gateway.mjs';
const same = (name, got, wanted) => { if (got !== wanted) throw new Error(\`\${name}: \${got}\`); };
for (const v of ${JSON.stringify(requests)}) {
  same(v.id, signedHeaders(v.method, v.path, v.query, v.body, v)['Gateway-Signature'], 'v1=' + v.signature);
}
for (const d of ${JSON.stringify(deliveries)}) {
  const headers = { 'webhook-id': d.id, 'webhook-timestamp': d.timestamp, 'webhook-signature': d.signatures };
  same('callback ' + d.name, verifyCallback(Buffer.from(d.body), headers, d.secret, d.now), d.isGenuine);
}
same('booleans', canonicalQuery({ yes: true, no: false }), 'no=false&yes=true');
const error = await gateway('GET', '${NOWHERE}').catch((e) => e);
same('error', \`\${error.name} \${error.status} \${error.code} \${error.requestId}\`, 'GatewayError 404 2001 rq_refused');
`;
}

function python(requests: readonly RequestVector[], deliveries: readonly Delivery[]): string {
  return `from gateway import GatewayError, canonical_query, gateway, signed_headers, verify_callback


def same(name, got, wanted):
    if got != wanted:
        raise AssertionError(f"{name}: {got}")


for v in ${pythonLiteral(JSON.parse(JSON.stringify(requests)))}:
    got = signed_headers(v["method"], v["path"], v["query"], v["body"].encode(), v["keyId"], v["secret"], v["timestamp"], v["nonce"])
    same(v["id"], got["Gateway-Signature"], "v1=" + v["signature"])
for d in ${pythonLiteral(JSON.parse(JSON.stringify(deliveries)))}:
    headers = {"webhook-id": d["id"], "webhook-timestamp": d["timestamp"], "webhook-signature": d["signatures"]}
    same(d["name"], verify_callback(d["body"].encode(), headers, d["secret"], d["now"]), d["isGenuine"])
same("booleans", canonical_query({"yes": True, "no": False}), "no=false&yes=true")
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
$same('booleans', canonical_query(['yes' => true, 'no' => false]), 'no=false&yes=true');
try {
    gateway('GET', '${NOWHERE}');
    throw new UnexpectedValueException('no error');
} catch (GatewayError $error) {
    $same('error', [$error->status, $error->getCode(), $error->requestId], [404, 2001, 'rq_refused']);
}
`;
}
