import contextlib
import io

from gateway import gateway

with contextlib.redirect_stdout(io.StringIO()):  # the lines of the page have been compared
    from pick_up import pick_up

taken, imported = set(), []
try:
    pick_up(lambda query: gateway("GET", "/v1/reports/list", query=query), "transactions", taken, imported.append)
    print("all")
except Exception as error:
    print("throws", getattr(error, "code", type(error).__name__), "after", len(imported))
