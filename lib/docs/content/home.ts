type Values = Readonly<Record<string, unknown>>;

/**
 * The head of a home page of VitePress as Markdown: what it names is text, links and a list, which a template draws there.
 * @returns no line for the head of another page
 */
export function homeLines({ hero: named, features }: Values): string[] {
  const hero = isValues(named) ? named : {};
  const actions = listOf(hero.actions).map(({ text, link }) => linkOf(text, link));
  const blocks = [
    [textOf(hero.text)],
    [textOf(hero.tagline)],
    [actions.filter(Boolean).join(' · ')],
    listOf(features).map(({ icon, title, details, link, linkText }) => {
      const name = linkOf(title, link);
      const text = [textOf(details), linkOf(linkText, link)].filter(Boolean).join(' ');
      const head = [textOf(icon), name && `**${name}**`].filter(Boolean).join(' ');
      return head || text ? `- ${[head, text].filter(Boolean).join(': ')}` : '';
    }),
  ];
  return blocks
    .map((block) => block.filter(Boolean))
    .filter((block) => block.length > 0)
    .flatMap((block) => [...block, '']);
}

/** The name that a home page without a title gives itself. */
export const homeTitle = ({ hero }: Values): string =>
  isValues(hero) ? textOf(hero.name) || textOf(hero.text) : '';

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

const linkOf = (text: unknown, link: unknown): string =>
  textOf(text) && textOf(link) ? `[${textOf(text)}](${textOf(link)})` : textOf(text);

const isValues = (value: unknown): value is Values => value !== null && typeof value === 'object';

const listOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isValues) : [];
