/** The decoded name in a hash; a malformed escape is returned as it is. */
export function hashName(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/**
 * The element the address points at. `#Refunds` finds `refunds` when nothing has that id, and `#1004` the row `e1004`:
 * the anchor of a numbered code has a letter for its table.
 */
export function hashTarget(): Element | null {
  const name = hashName(location.hash);
  if (name === '') return null;
  return (
    document.getElementById(name) ??
    document.querySelector(`[id="${CSS.escape(name)}" i]`) ??
    [...document.querySelectorAll(`tr[id$="${CSS.escape(name)}"]`)].find(
      ({ id }) => /^[a-z]\d+$/.test(id) && id.slice(1) === name,
    ) ??
    null
  );
}

/** Put the id of the target into the address as it is written on the page; the browser then goes there itself. */
export function mendHash(): void {
  const id = hashTarget()?.id;
  if (id && id !== hashName(location.hash)) location.replace(`#${encodeURIComponent(id)}`);
}
