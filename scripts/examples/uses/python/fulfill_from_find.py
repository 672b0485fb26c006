import handler
from fulfill_from_find import fulfill

params = {"event_id": "evt_1", "type": "transaction.success", "transaction_id": "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ",
          "external_transaction_id": "order-2026-000123"}
handler.db.execute("INSERT INTO attempts (external_transaction_id, point_id, amount, currency) VALUES (?, ?, ?, ?)",
                   ("order-2026-000123", 1042, "149.9", "EUR"))
assert fulfill(params) == 200
assert handler.db.execute("SELECT kind FROM jobs").fetchall() == [("fulfill",)]
try:
    fulfill({**params, "external_transaction_id": "order-1"})
except ValueError:
    pass
else:
    raise AssertionError("another order was taken")
