echo order-2026-000999,20.00,EUR > orders.csv
if said=$(bash reconcile-day.sh orders.csv 2026-01-14 2>&1); then echo compared
else echo "fails: $(grep -oE 'code [0-9]+|Empty reply' <<<"$said")"; fi
