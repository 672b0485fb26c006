from call_list import call_list
from gateway import gateway

try:
    rows = call_list(lambda query: gateway("GET", "/v1/invoice/find", query=query), "2026-02-01T00:00:00Z")
    print(len(rows), "rows")
except Exception as error:
    print("throws", getattr(error, "code", type(error).__name__))
