import contextlib
import io

from gateway import gateway

with contextlib.redirect_stdout(io.StringIO()):  # the lines of the page have been compared
    from wait_for_report import wait_for

waited = []
query = {"report_id": "rep_01KF0H5J3S"}
try:
    report = wait_for(lambda: gateway("GET", "/v1/reports/check", query=query)["data"], waited.append,
                      lambda: sum(waited), deadline=600)
    print(report["status"])
except Exception as error:
    print("throws", getattr(error, "code", type(error).__name__))
