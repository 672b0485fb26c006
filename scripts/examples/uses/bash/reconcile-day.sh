bash gateway.sh GET /v1/transaction/find transaction_id=trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ > /dev/null
echo order-2026-000999,20.00,EUR > orders.csv
bash reconcile-day.sh orders.csv "$(date -u +%F)" > differences.txt
grep -q '^only in the report: order-2026-000123,149.90,EUR$' differences.txt
grep -q '^only in your orders: order-2026-000999,20.00,EUR$' differences.txt
