import type { Template } from '../content/extension';

/**
 * Text of a new page: its head, and the parts every page of its kind has.
 * @param route `/services/blik/payin_hpp`
 * @param title absent: that of the template, or made from the route
 * @param template what the subject of the site has to say at this address
 */
export function pageTemplate(
  route: string,
  title: string | undefined,
  { title: known, head, body }: Template = PAGE,
): string {
  const words = (route.split('/').at(-1) ?? '').replace(/[_-]+/g, ' ');
  const name = title ?? known ?? words.charAt(0).toUpperCase() + words.slice(1);
  return [
    '---',
    `title: ${JSON.stringify(name)}`,
    'description: What a reader finds on this page, in one sentence of fifty to one hundred and sixty letters.',
    ...Object.entries(head).map(([key, value]) => `${key}: ${value}`),
    '---',
    '',
    'Say in the first sentence what the page is for.',
    '',
    body,
  ].join('\n');
}

const PAGE: Template = { head: {}, body: '## First heading\n' };
