bash nightly-order.sh 2026-01-14 | grep -q '"type":"transactions"'
bash nightly-order.sh 2026-01-14 | grep -q '"report_id":"rep_'
