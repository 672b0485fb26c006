from gateway import gateway
from thank_you import outcome


def find(query):
    return gateway("GET", "/v1/transaction/find", query=query)


ID = "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ"
assert outcome(find, ID, "order-2026-000123") == "thanks"
assert outcome(find, ID, "order-2026-000999") == "checking"
assert outcome(find, "trx_0", "order-2026-000123") == "checking"
