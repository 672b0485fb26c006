import { canonicalQuery } from '../canonical-query';
import { bodyText, type Call } from './call';

/** A bash program: openssl signs, curl sends. */
export function bashSnippet(call: Call): string {
  const body = bodyText(call);
  const query = canonicalQuery(call.query);
  return `#!/usr/bin/env bash
set -euo pipefail
: "\${GATEWAY_KEY_ID:?} \${GATEWAY_SECRET:?}"

METHOD=${call.method}
HOST=${call.host}
URL_PATH=${call.path}
QUERY='${query}'
${body === '' ? "BODY=''" : `BODY=$(cat <<'JSON'\n${body}\nJSON\n)`}

TIMESTAMP=$(date +%s)
NONCE=$(openssl rand -hex 16)
BODY_HASH=$(printf '%s' "$BODY" | openssl dgst -sha256 -r | cut -d' ' -f1)
STRING_TO_SIGN=$(printf 'GW1-HMAC-SHA256\\n%s\\n%s\\n%s\\n%s\\n%s\\n%s\\n%s' \\
  "$GATEWAY_KEY_ID" "$TIMESTAMP" "$NONCE" "$METHOD" "$URL_PATH" "$QUERY" "$BODY_HASH")
# The secret is visible in the process list for a moment: fine for a test, not on a shared host.
SIGNATURE=$(printf '%s' "$STRING_TO_SIGN" | openssl dgst -sha256 -hmac "$GATEWAY_SECRET" -r | cut -d' ' -f1)

curl -sS -X "$METHOD" "$HOST$URL_PATH\${QUERY:+?$QUERY}" \\
  -H "Gateway-Key: $GATEWAY_KEY_ID" \\
  -H "Gateway-Timestamp: $TIMESTAMP" \\
  -H "Gateway-Nonce: $NONCE" \\
  -H "Gateway-Signature: v1=$SIGNATURE"${[
    ...(call.needsKey ? [`-H "Idempotency-Key: $(openssl rand -hex 16)"`] : []),
    ...(body === '' ? [] : ["-H 'Content-Type: application/json'", '--data-binary "$BODY"']),
  ]
    .map((option) => ` \\\n  ${option}`)
    .join('')}
`;
}
