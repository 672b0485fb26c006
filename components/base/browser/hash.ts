/** The decoded name in a hash; a malformed escape is returned as it is. */
export function hashName(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The element the address points at. `#Refunds` finds `refunds` when nothing has that id. */
export function hashTarget(): Element | null {
  const name = hashName(location.hash);
  if (name === '') return null;
  return document.getElementById(name) ?? document.querySelector(`[id="${CSS.escape(name)}" i]`);
}

/** Put the id of the target into the address as it is written on the page; the browser then goes there itself. */
export function mendHash(): void {
  const id = hashTarget()?.id;
  if (id && id !== hashName(location.hash)) location.replace(`#${encodeURIComponent(id)}`);
}
