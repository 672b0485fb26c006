"""Compiles every file without running it; prints FILE<tab>LINE<tab>message for each that is no Python.

python3 check.py FILE…
"""
import sys

for file in sys.argv[1:]:
    try:
        with open(file, encoding="utf-8") as source:
            compile(source.read(), file, "exec")
    except SyntaxError as error:
        print(file, error.lineno or 1, error.msg, sep="\t")
