/** Names in the browser's highlight registry; `highlight.css` paints them. */
const ALL = 'search-match';
const CURRENT = 'search-current';

/**
 * Paint ranges: by the CSS Custom Highlight API, which leaves the document alone, else by boxes laid over the text in
 * a layer of their own.
 */
export function drawMatches(ranges: readonly Range[], current: number): void {
  eraseMatches();
  const others = ranges.filter((_, index) => index !== current);
  const chosen = ranges[current];
  if (typeof Highlight === 'function' && CSS.highlights) {
    document.documentElement.dataset.marked = '';
    CSS.highlights.set(ALL, new Highlight(...others));
    if (chosen) CSS.highlights.set(CURRENT, new Highlight(chosen));
    return;
  }
  layOver(ranges, current);
}

export function eraseMatches(): void {
  if (typeof Highlight === 'function' && CSS.highlights) {
    CSS.highlights.delete(ALL);
    CSS.highlights.delete(CURRENT);
    delete document.documentElement.dataset.marked;
  }
  document.querySelector('.highlight-layer')?.remove();
}

function layOver(ranges: readonly Range[], current: number): void {
  const layer = document.createElement('div');
  layer.className = 'highlight-layer';
  layer.setAttribute('aria-hidden', 'true');
  ranges.forEach((range, index) => {
    for (const { top, left, width, height } of range.getClientRects()) {
      const box = document.createElement('div');
      box.className = index === current ? 'highlight-box highlight-box-current' : 'highlight-box';
      // Rules set by script pass the policy; positions are known only here.
      Object.assign(box.style, {
        top: `${top + window.scrollY}px`,
        left: `${left + window.scrollX}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      layer.append(box);
    }
  });
  document.body.append(layer);
}
