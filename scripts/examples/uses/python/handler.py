import handler
from gateway import gateway

data = gateway("GET", "/v1/transaction/find", query={"transaction_id": "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ"})["data"]
event = {"type": "transaction.success", "data": data}
handler.db.execute("INSERT INTO attempts (external_transaction_id, point_id, amount, currency) VALUES (?, ?, ?, ?)",
                   (data["external_transaction_id"], data["point_id"], data["amount"], data["currency"]))
for event_id in ("evt_1", "evt_1", "evt_2"):  # the same event twice, then an older one under another id
    assert handler.handle(event_id, event) == 200
assert handler.db.execute("SELECT count(*) FROM jobs").fetchone() == (1,)
try:
    handler.handle("evt_3", {"type": "transaction.success", "data": {**data, "version": 99, "amount": "1.00"}})
except ValueError:
    assert handler.db.execute("SELECT count(*) FROM callbacks").fetchone() == (2,)
else:
    raise AssertionError("another amount was taken")
