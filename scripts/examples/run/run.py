"""Runs every program of the folder, one after the other; writes FILE.ok or FILE.err.

python3 run.py FILE…
"""
import os
import runpy
import sys
import traceback

sys.path.insert(0, os.getcwd())
for file in sys.argv[1:]:
    try:
        runpy.run_path(file, run_name="__main__")
        open(file + ".ok", "w").close()
    except BaseException:
        with open(file + ".err", "w") as said:
            said.write(traceback.format_exc())
