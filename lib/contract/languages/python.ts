import type { Json } from '../types';
import { isList } from '../validate';
import { type Call, indent } from './call';

/** A Python program (3.9 or newer) without packages. */
export function pythonSnippet(call: Call): string {
  const hasBody = call.body !== undefined;
  return `import hashlib
import hmac
import json
import os
import secrets
import time
import urllib.error
import urllib.request
from urllib.parse import quote

KEY_ID = os.environ["GATEWAY_KEY_ID"]
SECRET = os.environ["GATEWAY_SECRET"]


def canonical_query(pairs):
    encoded = sorted((quote(k, safe="-._~"), quote(v, safe="-._~")) for k, v in pairs)
    return "&".join(f"{k}={v}" for k, v in encoded)


def gateway_headers(method, path, query, body):
    timestamp = str(int(time.time()))
    nonce = secrets.token_hex(16)
    string_to_sign = "\\n".join(["GW1-HMAC-SHA256", KEY_ID, timestamp, nonce, method, path,
                                query, hashlib.sha256(body).hexdigest()])
    signature = hmac.new(SECRET.encode(), string_to_sign.encode(), hashlib.sha256).hexdigest()
    return {"Gateway-Key": KEY_ID, "Gateway-Timestamp": timestamp, "Gateway-Nonce": nonce,
            "Gateway-Signature": "v1=" + signature}


path = "${call.path}"
query = canonical_query([${call.query.map(([k, v]) => `(${JSON.stringify(k)}, ${JSON.stringify(v)})`).join(', ')}])
body = ${call.body === undefined ? 'b""' : `json.dumps(${pythonLiteral(call.body)}).encode()`}

headers = gateway_headers("${call.method}", path, query, body)${[
    ...(call.needsKey ? ['headers["Idempotency-Key"] = secrets.token_hex(16)'] : []),
    ...(hasBody ? ['headers["Content-Type"] = "application/json"'] : []),
  ]
    .map((line) => `\n${line}`)
    .join('')}
url = "${call.host}" + path + ("?" + query if query else "")
request = urllib.request.Request(url, method="${call.method}", headers=headers, data=${hasBody ? 'body' : 'None'})
try:
    with urllib.request.urlopen(request, timeout=35) as response:
        print(response.status, response.read().decode())
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())
`;
}

/** JSON as a Python literal, four spaces a level. */
export function pythonLiteral(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const items = isList(value)
    ? value.map(pythonLiteral)
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item)}`);
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n    ${items.map((item) => indent(item, 4)).join(',\n    ')},\n${close}`;
}
