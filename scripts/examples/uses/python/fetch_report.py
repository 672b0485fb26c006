import os
import runpy
import time

time.sleep = lambda seconds, pause=time.sleep: pause(seconds / 50)  # the simulator's clock is fast
found = runpy.run_path("fetch_report.py", run_name="__main__")
report, names = found["report"], found["names"]
assert report["status"] == "ready" and len(names) == len(report["files"])
assert all(os.path.getsize(name) == file["size"] for name, file in zip(names, report["files"]))
