/** What can go wrong with a store; the technical messages of spec §8. Logged for engineers, never shown. */
const MESSAGES = {
  unavailable: 'Browser storage is not available; choices are kept for this page only.',
  read: 'Browser storage could not be read',
  write: 'Browser storage could not be written',
  remove: 'Browser storage could not be cleared of a value',
} as const;

let isWarned = false;

function warn(message: string, error: unknown): void {
  if (isWarned) return;
  isWarned = true;
  console.warn(message, error);
}

/**
 * The local store, or undefined when the browser refuses it.
 * @throws Error when called while pages are rendered at build: there is no reader whose choice could be meant.
 */
function store(key: string): Storage | undefined {
  if (typeof window === 'undefined') {
    throw new Error(
      `Storage key "${key}" was used during server rendering — read it in the browser only`,
    );
  }
  try {
    return window.localStorage;
  } catch (error) {
    warn(MESSAGES.unavailable, error);
    return undefined;
  }
}

/** The stored value, or null when there is none or the store fails. One warning a page, then silence. */
export function readStored(key: string): string | null {
  try {
    return store(key)?.getItem(key) ?? null;
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    warn(`${MESSAGES.read} (${key}).`, error);
    return null;
  }
}

/** Keep a value if the store lets us; a full or blocked store changes nothing on the page. */
export function writeStored(key: string, value: string): void {
  try {
    store(key)?.setItem(key, value);
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    warn(`${MESSAGES.write} (${key}).`, error);
  }
}

/** Forget a value if the store lets us. */
export function removeStored(key: string): void {
  try {
    store(key)?.removeItem(key);
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    warn(`${MESSAGES.remove} (${key}).`, error);
  }
}

/**
 * Another tab wrote `key`, or a page that was opened after this one and from which Back has returned; `null` when it was
 * removed or everything was cleared.
 */
export function onStored(key: string, listener: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) {
      listener(event.key === null ? null : event.newValue);
    }
  });
  // Browsers do not send the event to a page that they keep for Back.
  let before: string | null = null;
  window.addEventListener('pagehide', () => {
    before = readStored(key);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const newValue = readStored(key);
    if (newValue !== before) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}
