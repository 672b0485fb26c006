import base64
import json
import os

import contextlib
import io

from gateway import verify_callback

with contextlib.redirect_stdout(io.StringIO()):  # the lines of the page have been compared
    from apply_transaction import apply_transaction

DID = {"adjust the order": "nothing", "ignore": "nothing", "note": "nothing", "review the amount": "review", "review the order": "review",
       "fulfill and review the amount": "fulfill review"}
orders = {}
for line in open(os.environ["DELIVERIES"]):
    name, amount, currency, event_id, timestamp, signature, body, _, order, *_, point_id, capture = line.rstrip("\n").split("\t")
    raw_body = base64.b64decode(body)
    headers = {"webhook-id": event_id, "webhook-timestamp": timestamp, "webhook-signature": signature}
    row = orders.setdefault(order, {"point_id": int(point_id), "amount": amount, "currency": currency,
                                    "capture": None if capture == "none" else capture,
                                    "version": 0, "status": "created", "fulfilled": False})
    if order.startswith(("inv_", "pg_", "cab_")):
        # The function is given a row of the shop, and the shop has none for a payment that it did not create.
        print(name, "nothing", sep="\t")
        continue
    try:
        came = apply_transaction(row, json.loads(raw_body)["data"]) if verify_callback(raw_body, headers) else "refused"
    except ValueError:
        came = "refused"
    print(name, DID.get(came, came), sep="\t")
