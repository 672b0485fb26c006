import time

from fetch_report import fetch

time.sleep = lambda seconds, pause=time.sleep: pause(seconds / 50)  # the simulator's clock is fast
order = {"type": "transactions", "date_from": "2026-01-01T00:00:00Z", "date_to": "2026-02-01T00:00:00Z"}
try:
    report, names = fetch(order)
    print(report["status"], len(names))
except Exception as error:
    print("throws", getattr(error, "code", type(error).__name__))
