/** Escape hides the explanation of a term without moving pointer or focus (WCAG 1.4.13); the next move shows others again. */
export function startTerms(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tipsOff = '';
  });
  const show = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.term')) delete dataset.tipsOff;
  };
  document.addEventListener('pointerover', show, { passive: true });
  document.addEventListener('focusin', show);
}
