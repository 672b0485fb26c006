import { bodyText, type Call } from './call';

/** A Node program (18 or newer) without packages. */
export function javascriptSnippet(call: Call): string {
  const body = bodyText(call);
  const hasBody = body !== '';
  return `import { createHash, createHmac, randomBytes } from 'node:crypto';

const { GATEWAY_KEY_ID: keyId, GATEWAY_SECRET: secret } = process.env;

const enc = (s) =>
  encodeURIComponent(s).replace(/[!'()*]/g, (c) => '%' + c.charCodeAt(0).toString(16).toUpperCase());

const canonicalQuery = (pairs) =>
  pairs
    .map(([k, v]) => [enc(k), enc(v)])
    .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0))
    .map((pair) => pair.join('='))
    .join('&');

function gatewayHeaders(method, path, query, body) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(body, 'utf8').digest('hex');
  const stringToSign = ['GW1-HMAC-SHA256', keyId, timestamp, nonce, method, path, query, bodyHash].join('\\n');
  const signature = createHmac('sha256', secret).update(stringToSign, 'utf8').digest('hex');
  return {
    'Gateway-Key': keyId,
    'Gateway-Timestamp': timestamp,
    'Gateway-Nonce': nonce,
    'Gateway-Signature': \`v1=\${signature}\`,
  };
}

const path = '${call.path}';
const query = canonicalQuery(${call.query.length === 0 ? '[]' : literal(call.query)});
const body = ${hasBody ? `JSON.stringify(${body})` : "''"};

const response = await fetch(\`${call.host}\${path}\${query && \`?\${query}\`}\`, {
  method: '${call.method}',
  headers: {
    ...gatewayHeaders('${call.method}', path, query, body),${[
      ...(call.needsKey ? ["'Idempotency-Key': randomBytes(16).toString('hex'),"] : []),
      ...(hasBody ? ["'Content-Type': 'application/json',"] : []),
    ]
      .map((line) => `\n    ${line}`)
      .join('')}
  },${hasBody ? '\n  body, // the same string that was hashed' : ''}
});
console.log(response.status, await response.text());
`;
}

const literal = (pairs: Call['query']): string =>
  `[${pairs.map(([name, value]) => `[${JSON.stringify(name)}, ${JSON.stringify(value)}]`).join(', ')}]`;
