import { onClick } from '../../base/browser/events';

onClick('.zoom-keys button', show);
// Scrolling does not bubble.
document.addEventListener('scroll', ({ target }) => follow(target), {
  capture: true,
  passive: true,
});

/** Show the part of a number in the window at full size, and its entry of the legend. */
function show(key: HTMLElement): void {
  const keys = [...(key.parentElement?.children ?? [])];
  const index = keys.indexOf(key);
  const figure = key.closest('.zoom');
  const part = figure?.querySelector('.diagram-scroll');
  const drawing = part?.querySelector('svg');
  const disc = drawing?.querySelectorAll<SVGCircleElement>('circle.callout')[index];
  const legend = figure?.nextElementSibling;
  if (!part || !drawing || !disc || !legend) return;
  keys.forEach((each, at) => {
    each.setAttribute('aria-pressed', String(at === index));
    legend.children[at]?.toggleAttribute('data-shown', at === index);
  });
  const scale = drawing.clientWidth / drawing.viewBox.baseVal.width;
  part.scrollTo({
    left: disc.cx.baseVal.value * scale - part.clientWidth / 2,
    top: disc.cy.baseVal.value * scale - part.clientHeight / 2,
    behavior: 'instant',
  });
  follow(part);
}

/** Lay the frame of the whole drawing around what the window shows of it. */
function follow(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const frame = target.closest('.zoom')?.querySelector('.zoom-frame');
  const drawing = target.querySelector('svg');
  if (!frame || !drawing) return;
  const scale = drawing.clientWidth / drawing.viewBox.baseVal.width;
  const box = {
    x: target.scrollLeft,
    y: target.scrollTop,
    width: target.clientWidth,
    height: target.clientHeight,
  };
  for (const [name, value] of Object.entries(box)) {
    frame.setAttribute(name, String(value / scale));
  }
}
