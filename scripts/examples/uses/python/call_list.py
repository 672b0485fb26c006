from call_list import call_list
from gateway import gateway

invoice = {"external_invoice_id": "LATE-1", "currency": "EUR", "amount": "10.00", "due_at": "2026-01-01T00:00:00Z",
           "customer": {"email": "jane@example.com"}}
number = gateway("POST", "/v1/invoice/create", body=invoice)["data"]["number"]
status = "sent"
while status != "overdue":  # the simulator notes it in its next step
    status = gateway("GET", "/v1/invoice/find", query={"external_invoice_id": "LATE-1"})["data"]["status"]
rows = call_list(lambda query: gateway("GET", "/v1/invoice/find", query=query), "2026-02-01T00:00:00Z")
assert [(str(owed), currency, row) for owed, currency, row in rows] == [("10.00", "EUR", number)]
