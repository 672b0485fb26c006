/**
 * The item of the current language leads to the address itself. An empty `href` is that address with its query; the
 * hash is known only here.
 */
export function startLanguage(): void {
  const addHash = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null;
    link?.setAttribute('href', window.location.hash);
  };
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    window.addEventListener(type, addHash, { capture: true, passive: true });
  }
}
