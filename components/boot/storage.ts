/** A store that may be blocked, full or switched off in mid-session: reads give null, writes do nothing, once warned. */
let isWarned = false;

function warn(error: unknown): void {
  if (isWarned) return;
  isWarned = true;
  console.warn('Browser storage is not available; choices are kept for this page only.', error);
}

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (error) {
    warn(error);
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    warn(error);
  }
}

/** Another tab wrote `key`; `null` when it was removed or everything was cleared. */
export function onStored(key: string, listener: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null)
      listener(event.key === null ? null : event.newValue);
  });
}
