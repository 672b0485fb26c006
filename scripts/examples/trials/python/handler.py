import base64
import json
import os

import handler
from gateway import verify_callback

for line in open(os.environ["DELIVERIES"]):
    name, amount, currency, event_id, timestamp, signature, body, _, order, *_, point_id, capture = line.rstrip("\n").split("\t")
    raw_body = base64.b64decode(body)
    headers = {"webhook-id": event_id, "webhook-timestamp": timestamp, "webhook-signature": signature}
    handler.db.execute("INSERT OR IGNORE INTO attempts (external_transaction_id, point_id, amount, currency, capture) VALUES (?, ?, ?, ?, ?)",
                       (order, int(point_id), amount, currency, None if capture == "none" else capture))
    before = handler.db.execute("SELECT count(*) FROM jobs").fetchone()[0]
    try:
        code = handler.handle(event_id, json.loads(raw_body)) if verify_callback(raw_body, headers) else 401
    except ValueError:
        code = 500
    kinds = [kind for (kind,) in handler.db.execute("SELECT kind FROM jobs ORDER BY rowid")][before:]
    print(name, (kinds or ["nothing"])[0].replace(" and ", " ") if code == 200 else "refused", sep="\t")
