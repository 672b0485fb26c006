from decimal import Decimal

import reconcile

with open("report.csv", "w", encoding="utf-8-sig") as file:
    file.write("external_transaction_id,operation,status,amount,currency,captured_amount\n"
               "A-1,payin,success,149.90,EUR,100.00\nA-2,payin,failed,20.00,EUR,0.00\n"
               "A-4,payin,failed,7.00,EUR,0.00\nA-5,payout,success,9.00,EUR,\n"
               "A-6,payin,refunded,149.90,EUR,100.00\nA-1,refund,success,40.00,EUR,\nA-1,fee,success,0.30,EUR,\n")
orders = {"A-1": ("success", "100", "EUR"), "A-4": ("failed", "7.00", "EUR"), "A-5": ("success", "9", "EUR"),
          "A-6": ("refunded", "149.90", "EUR"), "A-2": ("success", "20.00", "EUR"), "A-3": ("success", "1.00", "EUR")}
differences, sums = reconcile.compare(reconcile.read(["report.csv"]), orders)
assert differences == [("A-2", "status: you success, report failed"), 
                       ("A-6", "amount: you 149.90 EUR, report 100.00 EUR"), ("A-3", "only in your database")]
reconcile.check_totals(sums, [{"currency": "EUR", "amount": "376.10"}])
assert sums == {"EUR": Decimal("376.10")}
