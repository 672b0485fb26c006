# A file of an earlier trial must not pass for one of this.
rm -f rep_01KF0H5J3S-1
if said=$(bash one-file.sh rep_01KF0H5J3S 2>&1); then ls rep_01KF0H5J3S-1
else echo "fails: $(grep -oE 'code [0-9]+|Empty reply' <<<"$said")"; fi
