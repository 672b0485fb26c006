# What the job says when it cannot order, and whether it ends as failed.
if said=$(bash nightly-order.sh 2026-01-14 2>&1); then grep -o '"type":"transactions"' <<<"$said" | tr -d '"'
else echo "fails: $(grep -oE 'code [0-9]+|Empty reply' <<<"$said")"; fi
