/**
 * Paper has no links and no address bar. Before printing, each link of the text gets a number, and its address is in
 * a list at the end. Every sheet has the page's place in its head and its address in its foot. After printing all is gone.
 */
export function startPrint(): void {
  const sheet = new CSSStyleSheet();
  let notes: HTMLElement | undefined;

  window.addEventListener('beforeprint', () => {
    const corners = {
      'top-left':
        document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
      'top-right': placeOf(),
      'bottom-left': addressOf(ownAddress()),
    };
    const rules = Object.entries(corners).map(
      ([corner, text]) => `@${corner}{content:${JSON.stringify(text)}}`,
    );
    sheet.replaceSync(`@page{${rules.join('')}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    notes = document.createElement('ol');
    notes.className = 'print-notes';
    for (const href of numberedLinks()) notes.append(itemOf(addressOf(href)));
    document.body.append(notes);
  });
  window.addEventListener('afterprint', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    notes?.remove();
    for (const link of document.querySelectorAll('[data-note]')) link.removeAttribute('data-note');
  });
}

/** Number the links that lead off the page; links to one address share a number. */
function numberedLinks(): string[] {
  const found: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.prose a[href]:not([class])')) {
    if (link.pathname === location.pathname && link.host === location.host) continue;
    if (!found.includes(link.href)) found.push(link.href);
    link.dataset.note = String(found.indexOf(link.href) + 1);
  }
  return found;
}

const itemOf = (text: string): HTMLLIElement => {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
};

/** The address under which the page is published, also where a copy is printed. */
const ownAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;

/** Without the scheme; an address of this site begins with its published host. */
const addressOf = (href: string): string =>
  href.replace(location.origin, new URL(ownAddress()).origin).replace(/^https?:\/\//, '');

const placeOf = (): string =>
  [...document.querySelectorAll('.breadcrumbs li')]
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
    .join(' / ');
