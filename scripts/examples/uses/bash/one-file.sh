WANTED=$(bash gateway.sh GET /v1/reports/check report_id=rep_01KF0H5J3S | grep -o '"sha256": *"[0-9a-f]*"' | cut -d'"' -f4)
bash one-file.sh rep_01KF0H5J3S | grep -q "^$WANTED"
