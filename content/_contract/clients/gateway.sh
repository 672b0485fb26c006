#!/usr/bin/env bash
# Client of the gateway API. Needs bash, curl and openssl; set GATEWAY_KEY_ID and GATEWAY_SECRET.
#   bash gateway.sh GET  /v1/transaction/find external_transaction_id=order-1 limit=50
#   bash gateway.sh POST /v1/transaction/create '{"service_id":1001}'        (or the JSON on stdin)
#   bash gateway.sh POST /v1/transaction/cancel -H 'Idempotency-Key: cancel-order-000001' < body.json
#   bash gateway.sh verify ID TIMESTAMP SIGNATURES < body.json               (a callback; raw bytes)
# Prints the response, or the address of a redirect. An error goes to stderr, with exit code 1. Does not repeat a request.
# With -H 'Authorization: …' the request is sent unsigned.
set -euo pipefail

sha256() { openssl dgst -sha256 -r | cut -d' ' -f1; }
bytes() { printf '%b' "$(printf '%s' "$1" | sed 's/../\\x&/g')"; } # hex → bytes
hex() { od -An -v -tx1 | tr -d ' \n'; }

# hmac KEY_HEX < message: HMAC-SHA256 in hex. `openssl -hmac` would show the secret in the process list.
hmac() {
  local key=$1 inner='' outer='' byte i
  if ((${#key} > 128)); then key=$(bytes "$key" | sha256); fi
  for ((i = 0; i < 128; i += 2)); do
    byte=$((16#0${key:i:2}))
    printf -v inner '%s%02x' "$inner" $((byte ^ 0x36))
    printf -v outer '%s%02x' "$outer" $((byte ^ 0x5c))
  done
  inner=$({ bytes "$inner"; cat; } | sha256)
  bytes "$outer$inner" | sha256
}

# encode TEXT: percent-encoding by RFC 3986, byte by byte.
encode() {
  local LC_ALL=C text=$1 i char code
  for ((i = 0; i < ${#text}; i++)); do
    char=${text:i:1}
    case $char in
      [a-zA-Z0-9._~-]) printf '%s' "$char" ;;
      *) printf -v code '%d' "'$char"; printf '%%%02X' $((code & 255)) ;;
    esac
  done
}

# canonical_query NAME=VALUE…: encoded, sorted by name, then by value.
canonical_query() {
  local pair
  for pair in "$@"; do printf '%s\t%s\n' "$(encode "${pair%%=*}")" "$(encode "${pair#*=}")"; done |
    LC_ALL=C sort | tr '\t\n' '=&' | sed 's/&$//'
}

# signature TIMESTAMP NONCE METHOD PATH CANONICAL_QUERY BODY: the value of Gateway-Signature.
signature() {
  local body_hash secret_hex
  body_hash=$(printf '%s' "$6" | sha256)
  secret_hex=$(printf '%s' "$GATEWAY_SECRET" | hex)
  printf 'v1=%s' "$(printf 'GW1-HMAC-SHA256\n%s\n%s\n%s\n%s\n%s\n%s\n%s' \
    "$GATEWAY_KEY_ID" "$1" "$2" "$3" "$4" "$5" "$body_hash" | hmac "$secret_hex")"
}

# verify_callback ID TIMESTAMP SIGNATURES < raw body: exit code 0 if the callback is genuine. NOW: Unix seconds.
verify_callback() {
  local now=${NOW:-$(date +%s)} key mask expected part genuine=1
  [[ -n $1 && $2 =~ ^[0-9]{1,12}$ ]] || return 1
  ((now - 10#$2 <= 300 && 10#$2 - now <= 300)) || return 1
  key=$(printf '%s' "${GATEWAY_CALLBACK_SECRET#whsec_}" | openssl base64 -d -A | hex)
  expected=v1,$(bytes "$({ printf '%s.%s.' "$1" "$2"; cat; } | hmac "$key")" | openssl base64 -A)
  mask=$(openssl rand -hex 32) # both sides are hashed with a random key: the duration of the comparison reveals nothing
  expected=$(printf '%s' "$expected" | hmac "$mask")
  for part in $3; do [[ $(printf '%s' "$part" | hmac "$mask") != "$expected" ]] || genuine=0; done
  return $genuine
}

# error_code < response: `error.code`, whatever the order of the keys.
error_code() {
  local depth=0 last='' token
  while IFS= read -r token; do
    if ((depth == 2)) && [[ $last == '"code"' ]]; then echo "$token"; return; fi
    case $token in '{' | '[') depth=$((depth + 1)) ;; '}' | ']') depth=$((depth - 1)) ;; esac
    last=$token
  done < <(grep -oE '"([^"\\]|\\.)*"|[][{}]|[0-9]+')
}

gateway() {
  local method=$1 path=$2 query='' body='' signed=1 timestamp nonce answer status redirect headers=() data=()
  shift 2
  while (($# > 0)); do
    case $1 in -H) headers+=("$2"); [[ $2 != Authorization:* ]] || signed=0; shift 2 ;; *) data+=("$1"); shift ;; esac
  done
  if [[ $method == GET ]]; then query=$(canonical_query ${data[@]+"${data[@]}"}); else body=${data[0]-$(cat)}; fi
  if ((signed)); then
    timestamp=$(date +%s) nonce=$(openssl rand -hex 16)
    headers+=("Gateway-Key: $GATEWAY_KEY_ID" "Gateway-Timestamp: $timestamp" "Gateway-Nonce: $nonce"
      "Gateway-Signature: $(signature "$timestamp" "$nonce" "$method" "$path" "$query" "$body")")
  fi
  if [[ -n $body ]]; then headers+=('Content-Type: application/json'); fi
  # Headers and body are passed as files, so that neither shows in the process list.
  answer=$(printf '%s' "$body" | curl -sS -m 35 -X "$method" -H @<(printf '%s\n' "${headers[@]}") \
    ${body:+--data-binary @-} -w '\n%{http_code} %{redirect_url}' \
    "${GATEWAY_URL:-https://api.sandbox.gateway.example}$path${query:+?$query}")
  read -r status redirect <<<"${answer##*$'\n'}"
  answer=${answer%$'\n'*}
  if ((status < 300)); then printf '%s\n' "$answer"; return; fi
  if ((status < 400)); then printf '%s\n' "$redirect"; return; fi
  printf 'HTTP %s, code %s: %s\n' "$status" "$(error_code <<<"$answer")" "$answer" >&2 # request_id is in the response
  return 1
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  if [[ ${1-} == verify ]]; then shift; verify_callback "$@" && echo genuine; else gateway "${1:-GET}" "${2:-/v1/account/info}" "${@:3}"; fi
fi
