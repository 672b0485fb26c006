import os

from return_url import verify_return

SECRET = os.environ["GATEWAY_CALLBACK_SECRET"]
PARAMS = {"transaction_id": "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ", "external_transaction_id": "order-2026-000123",
          "status": "success", "gw_ts": "1768478406", "gw_sign": os.environ["RETURN_SIGNATURE"]}
NOW = int(PARAMS["gw_ts"])
assert verify_return({**PARAMS, "shop": "1"}, SECRET, NOW + 3600)
assert not verify_return(PARAMS, SECRET, NOW + 3601)
assert not verify_return({**PARAMS, "status": "failed"}, SECRET, NOW)
assert not verify_return({**PARAMS, "gw_sign": ""}, SECRET, NOW)
