from gateway import gateway
from startup_check import check_identity

info = gateway("GET", "/v1/account/info")["data"]
assert check_identity(info, info["point"]["point_id"], ["read", "payin"]) == []
assert check_identity(info, 1, ["fly"]) == [f"the key belongs to point {info['point']['point_id']}", "the key lacks fly"]
