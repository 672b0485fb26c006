/**
 * Chromium reports a movement to the corner of a window that it has just opened, and a page would load the framework for
 * it. Nothing here moves the pointer to the corner.
 */
export function ignoreOwnMovement(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  window.addEventListener('pointermove', ignore, true);
}
