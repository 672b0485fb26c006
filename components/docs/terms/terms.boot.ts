/**
 * Escape hides the explanation of a term without moving pointer or focus (WCAG 1.4.13). Leaving the term ends that;
 * what merely happens on the term again, such as the pointer's echo after a layout, does not.
 */
export function startTerms(): void {
  const { dataset } = document.documentElement;
  const isOnTerm = ({ target }: Event) =>
    target instanceof Element && target.closest('.term') !== null;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tipsOff = '';
  });
  const forget = () => delete dataset.tipsOff;
  document.addEventListener('pointerover', (event) => !isOnTerm(event) && forget(), {
    passive: true,
  });
  document.addEventListener('focusout', (event) => isOnTerm(event) && forget());
}
