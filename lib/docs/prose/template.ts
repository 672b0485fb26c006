import type { Template } from '../content/extension';

/**
 * Text of a new page: its head, and the parts every page of its kind has.
 * @param route `/services/blik/payin_hpp`
 * @param title absent: that of the template, or made from the route
 * @param template what the subject of the site has to say at this address
 * @param description absent: a note that the check does not let pass, as in the lead
 */
export function pageTemplate(
  route: string,
  title: string | undefined,
  { title: known, head, body }: Template = PAGE,
  description?: string,
): string {
  const words = (route.split('/').at(-1) ?? '').replace(/[_-]+/g, ' ');
  const name = title ?? known ?? words.charAt(0).toUpperCase() + words.slice(1);
  return [
    '---',
    `title: ${JSON.stringify(name)}`,
    `description: ${JSON.stringify(description ?? 'TODO: say in fifty to one hundred and sixty letters what a reader finds on this page.')}`,
    ...Object.entries(head).map(([key, value]) => `${key}: ${value}`),
    '---',
    '',
    'TODO: say in the first sentence what the page is for.',
    '',
    body,
  ].join('\n');
}

const PAGE: Template = { head: {}, body: '## TODO: the first heading\n' };
