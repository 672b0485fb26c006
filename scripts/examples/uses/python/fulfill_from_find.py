from fulfill_from_find import current

params = {"transaction_id": "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ"}
order = {"external_transaction_id": "order-2026-000123", "amount": "149.9", "currency": "EUR"}
assert current(params, order)["status"] == "success"
for wrong in ({"amount": "150.00"}, {"external_transaction_id": "order-1"}):
    try:
        current(params, {**order, **wrong})
    except ValueError:
        continue
    raise AssertionError(wrong)
