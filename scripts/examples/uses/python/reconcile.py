from decimal import Decimal

import reconcile

with open("report.csv", "w", encoding="utf-8-sig") as file:
    file.write("external_transaction_id,operation,status,amount,currency\n"
               "A-1,payin,success,149.90,EUR\nA-2,payin,failed,20.00,EUR\n")
orders = {"A-1": ("success", "149.9", "EUR"), "A-2": ("success", "20.00", "EUR"), "A-3": ("success", "1.00", "EUR")}
differences, sums = reconcile.compare(reconcile.read(["report.csv"]), orders)
assert differences == [("A-2", "status: you success, report failed"), ("A-3", "only in your database")]
reconcile.check_totals(sums, [{"currency": "EUR", "amount": "169.90"}])
assert sums == {"EUR": Decimal("169.90")}
