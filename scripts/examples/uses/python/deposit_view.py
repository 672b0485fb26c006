from datetime import datetime, timedelta, timezone

from deposit_view import deposit_view
from gateway import gateway

body = {"transaction_id": "trx_01KF0GT4B8N5Y3Z7K1R9M6C2DH", "asset": "USDT-TRC20"}
action = gateway("POST", "/v1/transaction/get_crypto_address", body=body)["data"]["next_action"]
now = datetime.now(timezone.utc)
view = deposit_view(action, "TRON", now)
assert view["address"] == action["address"] and view["amount"].endswith(" USDT") and view["seconds_left"] > 0
assert deposit_view(action, "TRON", now + timedelta(days=1)) is None
