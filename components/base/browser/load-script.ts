/** A script that is fetched when it is needed. */
export interface LazyScript {
  /** Whether it has run. */
  readonly isThere: () => boolean;
  /** Fetch it, unless it is there or on its way; a failed request is forgotten, so that the next call asks again. */
  readonly load: () => void;
}

/** A script of the site that no page names; nothing is fetched yet. `onLoad` runs after it. */
export function lazyScript(src: string, onLoad?: () => void): LazyScript {
  let state: 'absent' | 'asked' | 'there' = 'absent';
  return {
    isThere: () => state === 'there',
    load() {
      if (state !== 'absent') return;
      state = 'asked';
      const script = document.createElement('script');
      script.src = src;
      script.onload = () => {
        state = 'there';
        onLoad?.();
      };
      script.onerror = () => {
        state = 'absent';
        script.remove();
      };
      document.head.append(script);
    },
  };
}
