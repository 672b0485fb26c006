import type { Node } from 'mdast';
import { languageEntry, TAB_LANGUAGES } from '../../base/code/languages';
import { tabValue } from '../../base/code/tab-value';
import { splitNames } from '../../base/text/names';
import { didYouMean } from '../../base/text/nearest';
import type { Shape, Tag } from './definition';

export const STEPS_FAULT =
  '<Steps> wraps one ordered list — leave only lines that start with "1." in it';
export const CHECKLIST_FAULT =
  '<Checklist> wraps one bullet list — leave only lines that start with "-" in it';
const FOLD_FAULT =
  '<Fold> begins with the heading of a section — write the heading first, then its text';
export const TAB_FAULT = '<Tab> is outside <Tabs> — put it between <Tabs names="…"> and </Tabs>';

export const stepsShape: Shape = (tag) =>
  isOneList(blocksOf(tag), true) ? undefined : STEPS_FAULT;

export const checklistShape: Shape = (tag) =>
  isOneList(blocksOf(tag), false) ? undefined : CHECKLIST_FAULT;

/** The summary of a folded section is its heading, so that it has its place in the table of contents. */
export const foldShape: Shape = (tag) => {
  const [heading, text] = blocksOf(tag);
  return heading?.type === 'heading' && text ? undefined : FOLD_FAULT;
};

export const tabShape: Shape = (tag, parent) =>
  parent && 'name' in parent && parent.name === 'Tabs' ? filledShape(tag, parent) : TAB_FAULT;

/** A component that shows what it wraps. */
export const filledShape: Shape = (tag) =>
  blocksOf(tag).length > 0
    ? undefined
    : `<${tag.name}> has nothing in it — write a text below the tag, or remove it`;

/** A list of links, and nothing else. */
export const cardsShape: Shape = (tag) => {
  const cards = blocksOf(tag);
  return cards.length > 0 && cards.every((block) => 'name' in block && block.name === 'Card')
    ? undefined
    : '<Cards> wraps cards — write <Card title="…" href="…" /> on each line of it, and nothing else';
};

export const cardShape: Shape = (_tag, parent) =>
  parent && 'name' in parent && parent.name === 'Cards'
    ? undefined
    : '<Card> is outside <Cards> — put it between <Cards> and </Cards>';

export const tabsShape: Shape = (tag) => {
  const names = textOf(tag, 'names');
  return names === undefined
    ? '<Tabs> needs names — write names="First, Second"'
    : tabsFault(
        splitNames(names),
        textOf(tag, 'group'),
        blocksOf(tag).map((block) => 'name' in block && block.name === 'Tab'),
      );
};

/**
 * What is wrong with a set of tabs; undefined for nothing.
 * @param areTabs of each block in the set, whether it is a `<Tab>`
 */
export function tabsFault(
  names: readonly string[],
  group: string | undefined,
  areTabs: readonly boolean[],
): string | undefined {
  const list = `<Tabs names="${names.join(', ')}">`;
  if (areTabs.includes(false))
    return `${list} contains something that is not a <Tab> — wrap it in <Tab>…</Tab>`;
  if (names.length !== areTabs.length)
    return `${list} has ${count(names.length, 'name')} and ${count(areTabs.length, '<Tab>')} — give one name per <Tab>, separated by commas`;
  const unknown = group === 'lang' ? names.find((name) => !isTabLanguage(name)) : undefined;
  if (unknown !== undefined)
    return `${list} has "${unknown}", which is no language of tabs${didYouMean(unknown, TAB_LABELS, `use ${TAB_LABELS.join(', ')}, or leave out group`)}`;
  const values = names.map((name) => tabValue(name, group));
  const doubled = names.find((_, index) => values.indexOf(values[index] ?? '') < index);
  return doubled && `${list} names "${doubled}" twice — make the names different`;
}

const TAB_LABELS = TAB_LANGUAGES.map((name) => languageEntry(name).label);

const isTabLanguage = (name: string): boolean =>
  TAB_LANGUAGES.some((each) => each === tabValue(name, 'lang'));

const textOf = (tag: Tag, name: string): string | undefined => {
  const value = tag.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Comments are no content. */
const blocksOf = (tag: Tag): Node[] =>
  tag.children.filter(({ type }) => type !== 'mdxFlowExpression' && type !== 'mdxTextExpression');

const isOneList = (blocks: readonly Node[], ordered: boolean): boolean => {
  const [list] = blocks;
  return blocks.length === 1 && list !== undefined && 'ordered' in list && list.ordered === ordered;
};

const count = (size: number, noun: string): string => `${size} ${noun}${size === 1 ? '' : 's'}`;
