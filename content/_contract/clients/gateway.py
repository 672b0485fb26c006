"""Client of the gateway API. Python 3.9 or newer, nothing to install.

Set GATEWAY_KEY_ID and GATEWAY_SECRET; `python3 gateway.py` then prints your account.
"""
import base64
import hashlib
import hmac
import http.client
import json
import os
import re
import secrets
import time
import urllib.error
import urllib.request
from urllib.parse import quote

BASE = os.environ.get("GATEWAY_URL", "https://api.sandbox.gateway.example")


class GatewayError(Exception):
    """The API refused the request. Decide by `code`; quote `request_id` to support. `retry_after`: seconds, or None."""

    def __init__(self, status, error, request_id, retry_after=None):
        self.status, self.code, self.request_id, self.error = status, error.get("code"), request_id, error
        self.retry_after = retry_after and int(retry_after)
        super().__init__(f"HTTP {status}, code {self.code}, {request_id}: {error.get('message')}")


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """The file host gets no Gateway-* headers."""

    def redirect_request(self, *_):
        return None


def gateway(method, path, query=None, body=None, headers=None):
    """Sign, send, and return the response: JSON parsed, a file as text, a redirect as its address.

    Raises a GatewayError if the API refuses, and an OSError without a complete response: the outcome is unknown then.
    Does not repeat a request. With an `Authorization` header the request is sent unsigned.
    """
    sent = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()  # once: hashed and sent
    search = canonical_query(query)
    own = dict(headers or {})
    if sent:
        own["Content-Type"] = "application/json"
    if "Authorization" not in own:
        own.update(signed_headers(method, path, query, sent))
    request = urllib.request.Request(BASE + path + (search and "?" + search), sent or None, own, method=method)
    try:
        with urllib.request.build_opener(NoRedirect).open(request, timeout=35) as response:
            text = response.read().decode()
            return json.loads(text) if response.headers.get_content_type() == "application/json" else text
    except urllib.error.HTTPError as refused:
        if refused.code < 400:
            return refused.headers["Location"]
        text = refused.read().decode(errors="replace")
        is_json = refused.headers.get_content_type() == "application/json"
        error = json.loads(text)["error"] if is_json else {"message": text[:200]}
        raise GatewayError(refused.code, error, refused.headers.get("Gateway-Request-Id"),
                           refused.headers.get("Retry-After")) from None
    except http.client.HTTPException as cut:
        raise ConnectionError("the response is incomplete: the outcome is unknown, repeat with the same id") from cut


def signed_headers(method, path, query=None, body=b"", key_id=None, secret=None, timestamp=None, nonce=None):
    """The four headers of GW1. `body`: the very bytes that are sent."""
    key_id = key_id or os.environ["GATEWAY_KEY_ID"]
    secret = secret or os.environ["GATEWAY_SECRET"]
    timestamp = timestamp or str(int(time.time()))
    nonce = nonce or secrets.token_hex(16)
    string_to_sign = "\n".join(["GW1-HMAC-SHA256", key_id, timestamp, nonce, method, path,
                                canonical_query(query), hashlib.sha256(body).hexdigest()])
    signature = hmac.new(secret.encode(), string_to_sign.encode(), hashlib.sha256).hexdigest()
    return {"Gateway-Key": key_id, "Gateway-Timestamp": timestamp, "Gateway-Nonce": nonce,
            "Gateway-Signature": "v1=" + signature}


def canonical_query(query=None):
    """`query`: a dict, or a list of (name, value) pairs when a name repeats. A bool is sent as `true` or `false`."""
    pairs = query.items() if isinstance(query, dict) else query or []
    encoded = sorted((quote(str(name), safe="-._~"), quote(query_text(value), safe="-._~")) for name, value in pairs)
    return "&".join(f"{name}={value}" for name, value in encoded)


def query_text(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def verify_callback(raw_body, headers, secret=None, now=None):
    """Whether a callback is genuine. `raw_body`: bytes, before any parser; `headers`: names in lower case."""
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not message_id or not re.fullmatch(r"[0-9]{1,12}", timestamp):
        return False
    if abs((now or time.time()) - int(timestamp)) > 300:
        return False
    key = base64.b64decode((secret or os.environ["GATEWAY_CALLBACK_SECRET"])[len("whsec_"):])
    signed = f"{message_id}.{timestamp}.".encode() + raw_body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    return any(hmac.compare_digest(part.encode(), expected)
               for part in headers.get("webhook-signature", "").split(" "))


if __name__ == "__main__":
    print(json.dumps(gateway("GET", "/v1/account/info"), indent=2))
