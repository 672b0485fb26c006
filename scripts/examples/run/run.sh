# Runs every program of the folder; writes FILE.ok, or FILE.err with what it said.
# bash run.sh FILE…
one() {
  if bash "$1" >"$1.out" 2>&1 </dev/null; then mv "$1.out" "$1.ok"; else mv "$1.out" "$1.err"; fi
}
export -f one
printf '%s\0' "$@" | xargs -0 -P 3 -I{} bash -c 'one "$1"' _ {}
