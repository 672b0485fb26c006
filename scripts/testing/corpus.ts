import { codeSamples } from './corpus-code';
import { createRandom, type Random } from './random';

/** One file of a synthetic content folder. */
export interface CorpusFile {
  /** Relative to the content folder: `refund-capture/page-007.mdx`. */
  readonly path: string;
  readonly text: string;
}

export interface CorpusOptions {
  /** `md` holds plain GitHub-flavoured Markdown; `mdx` adds an admonition to each page. */
  readonly extension: 'md' | 'mdx';
}

const PAGES_PER_FOLDER = 25;
const SECTIONS = 8;
const WORDS_PER_SECTION = 150;

const NOUNS =
  'account amount bank callback card currency customer deposit dispute field invoice ledger limit merchant method order payout point receipt refund report request rule service settlement signature status terminal token transaction transfer wallet webhook'.split(
    ' ',
  );
const VERBS =
  'accept adjust approve authorize cancel capture check collect compare confirm convert create decline deliver export find issue list match open pay query read reconcile reject release resend retry review settle sign split store validate verify'.split(
    ' ',
  );
const OTHERS =
  'a after again always any at before between by daily during each early every exact final first for from full in instant large late local monthly new next of on once only open partial pending quick rare same secure short single slow small stable the then to twice under until usual valid weekly when where while with within without'.split(
    ' ',
  );

/** A content folder of exactly `count` pages, one of them the index; the same call gives the same bytes. */
export function corpusFiles(count: number, { extension }: CorpusOptions): CorpusFile[] {
  const pages = Array.from({ length: count - 1 }, (_, index) => describePage(index));
  const files = pages.map((page, index) => ({
    path: `${page.route.slice(1)}.${extension}`,
    text: pageText(page, pages, createRandom(index + 1), extension === 'mdx'),
  }));
  return [{ path: `index.${extension}`, text: indexText(pages) }, ...files];
}

interface PageOutline {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
}

/** What other pages need to link here, made from the page's number alone. */
function describePage(index: number): PageOutline {
  const random = createRandom(1_000_003 * (index + 1));
  const folder = folderName(Math.floor(index / PAGES_PER_FOLDER));
  const number = String(index + 1).padStart(3, '0');
  const [verb = '', second = ''] = random.sample(VERBS, 2);
  const noun = random.pick(NOUNS);
  return {
    route: `/${folder}/page-${number}`,
    title: `${capitalise(verb)} a ${noun}, case ${number}`,
    description: `How to ${verb} and ${second} a ${noun} in case ${number}: the fields, the order of calls, and what comes back.`,
    headings: random
      .sample(VERBS, SECTIONS)
      .map((word, position) => `${capitalise(word)} the ${NOUNS[position * 3] ?? noun}`),
  };
}

/** Folders are named by two words, different for each of the first thousand. */
function folderName(index: number): string {
  return `${VERBS[index % VERBS.length]}-${NOUNS[Math.floor(index / VERBS.length) % NOUNS.length]}`;
}

function pageText(
  page: PageOutline,
  pages: readonly PageOutline[],
  random: Random,
  hasAdmonition: boolean,
): string {
  const samples = codeSamples(random, 4, NOUNS);
  const sections = page.headings.map((heading, position) => {
    const blocks = [`${position % 4 === 3 ? '###' : '##'} ${heading}`, prose(random, pages)];
    const sample = position % 2 === 0 ? samples[position / 2] : undefined;
    if (sample) blocks.push(`\`\`\`${sample.language}\n${sample.code}\n\`\`\``);
    if (position % 3 === 1) blocks.push(table(random));
    if (hasAdmonition && position === 2)
      blocks.push(`:::note[${capitalise(random.pick(NOUNS))}]\n${sentence(random)}\n:::`);
    return blocks.join('\n\n');
  });
  return [frontmatter(page.title, page.description), sentence(random), ...sections, ''].join(
    '\n\n',
  );
}

function indexText(pages: readonly PageOutline[]): string {
  const links = pages
    .filter((_, index) => index % PAGES_PER_FOLDER === 0)
    .map((page) => `- [${page.title}](${page.route})`);
  const description =
    'A synthetic documentation site, made to measure how long a build takes and how much it weighs.';
  return [
    frontmatter('Introduction', description),
    'Where each folder begins.',
    links.join('\n'),
    '',
  ].join('\n\n');
}

const frontmatter = (title: string, description: string) =>
  `---\ntitle: "${title}"\ndescription: "${description}"\n---`;

/** Two paragraphs, the second with a link that resolves, to a heading of another page. */
function prose(random: Random, pages: readonly PageOutline[]): string {
  const target = random.pick(pages);
  const heading = random.pick(target.headings);
  const half = WORDS_PER_SECTION / 2;
  const link = `See [${target.title}](${target.route}#${slug(heading)}) for the rest.`;
  return `${paragraph(random, half)}\n\n${paragraph(random, half)} ${link}`;
}

function paragraph(random: Random, words: number): string {
  const sentences: string[] = [];
  for (let count = 0; count < words; ) {
    const text = sentence(random);
    sentences.push(text);
    count += text.split(' ').length;
  }
  return sentences.join(' ');
}

function sentence(random: Random): string {
  const words = Array.from({ length: random.between(8, 16) }, (_, position) => {
    if (position % 3 === 0) return random.pick(VERBS);
    return random.pick(position % 3 === 1 ? OTHERS : NOUNS);
  });
  const marked = random.between(1, words.length - 1);
  words[marked] = random.pick([
    `\`${words[marked]}\``,
    `**${words[marked]}**`,
    words[marked] ?? '',
  ]);
  return `${capitalise(words.join(' '))}.`;
}

function table(random: Random): string {
  const rows = Array.from({ length: random.between(10, 20) }, () => {
    const name = `${random.pick(NOUNS)}_${random.pick(VERBS)}`;
    const type = random.pick(['string', 'integer', 'boolean', 'object', 'array']);
    return `| \`${name}\` | ${type} | ${random.between(1, 255)} | ${sentence(random)} |`;
  });
  return ['| Field | Type | Length | Meaning |', '| --- | --- | ---: | --- |', ...rows].join('\n');
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const slug = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');
