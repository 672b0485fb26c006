import logging

from gateway import gateway
from thank_you import outcome

logging.disable()

ID = "trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ"
try:
    print(outcome(lambda query: gateway("GET", "/v1/transaction/find", query=query), ID, "order-2026-000123"))
except Exception as error:
    print("throws", error)
