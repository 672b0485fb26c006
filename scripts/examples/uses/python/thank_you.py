from gateway import gateway
from thank_you import outcome


def find(query):
    return gateway("GET", "/v1/transaction/find", query=query)


ID = "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ"
assert outcome(find, ID, "order-2026-000123") == "thanks"
assert outcome(find, ID, "order-2026-000999") == "checking"
assert outcome(find, "trx_0", "order-2026-000123") == "checking"

held = {"transaction_id": ID, "external_transaction_id": "order-1", "status": "failed", "failure": {"retry": "unknown_wait"}}
assert outcome(lambda query: {"data": held}, ID, "order-1") == "contact_us"
assert outcome(lambda query: {"data": {**held, "failure": {"retry": "later"}}}, ID, "order-1") == "try_again"
assert outcome(lambda query: {"data": {**held, "failure": {"retry": None}}}, ID, "order-1") == "contact_us"
