from confirm_body import confirm_body
from gateway import gateway

ID = "trx_01KF0GXH5M7Q2B9E4V6N8Z3RTC"
gateway("POST", "/v1/p2p/recipient_card", body={"transaction_id": ID, "sender": {"card_last4": "1234"}})
method = {"requires_sender_last4": True, "requires_proof": False}
body = confirm_body(ID, method, "1500.37", "2026-01-15T12:06:00Z", "1234", ("receipt.png", b"\x89PNG\r\n\x1a\n"))
assert gateway("POST", "/v1/p2p/confirm", body=body)["data"]["state"] == "awaiting_transfer_check"
for wrong in ({"last4": "12"}, {"last4": "1234", "upload": ("a.exe", b"MZ")}):
    try:
        confirm_body(ID, method, "1500.37", "2026-01-15T12:06:00Z", **wrong)
    except ValueError:
        continue
    raise AssertionError(wrong)
