import type { Route } from '../../base/routes/route';
import type { Navigation, NavNode, NavPage, NavSection, NavSource } from '../site/navigation';
import { folderLabel } from './folders';
import { pagesOf } from './sidebar-tree';

/** Above this a family is listed by method, not by page. */
const MAX_FAMILY_PAGES = 14;

/**
 * "In this section" for every page outside the docs sidebar. A payment method shows its pages and its family; another
 * page shows the pages of its top folder, as authored or grouped by their folders.
 * @param authored what is in the section of a top folder, by folder
 */
export function buildSections(
  docs: readonly NavNode[],
  sources: readonly NavSource[],
  labels: Readonly<Record<string, string>>,
  authored: Readonly<Record<string, readonly NavNode[]>> = {},
): Pick<Navigation, 'sections' | 'sectionOf'> {
  const inDocs = new Set(pagesOf(docs).map((page) => page.route));
  const sections: NavSection[] = [];
  const indexOf = new Map<string, number>();
  const sectionOf: Record<string, number> = {};
  const folderOf = folderOver(sources);
  const byFolder = new Map<string, NavSource[]>();
  for (const source of sources) {
    const folder = folderOf(source.route);
    const members = byFolder.get(folder);
    if (members) members.push(source);
    else byFolder.set(folder, [source]);
  }
  for (const source of sources) {
    if (inDocs.has(source.route)) continue;
    const folder = folderOf(source.route);
    const key = source.method ? `method:${source.method.id}` : `folder:${folder}`;
    let index = indexOf.get(key);
    if (index === undefined) {
      const section = source.method
        ? methodSection(source.method, sources, labels)
        : (authoredSection(folder, authored, labels) ??
          folderSection(folder, byFolder.get(folder) ?? [], labels));
      index = sections.push(section) - 1;
      indexOf.set(key, index);
    }
    sectionOf[source.route] = index;
  }
  return { sections, sectionOf };
}

const topFolder = (route: Route): string => route.split('/').slice(1, -1)[0] ?? '';

/** The top folder of a route; a page with the name of a folder is the first page of that folder. */
function folderOver(sources: readonly NavSource[]): (route: Route) => string {
  const folders = new Set(sources.map(({ route }) => topFolder(route)));
  return (route) => topFolder(route) || (folders.has(route.slice(1)) ? route.slice(1) : '');
}

const link = ({ route, label, verb }: NavSource): NavPage => ({
  type: 'page',
  route,
  label,
  ...(verb ? { verb } : {}),
});

/** `BLIK: payin (HPP)` under the heading BLIK is `Payin (HPP)`. */
const withoutName = (page: NavPage, name: string): NavPage => {
  const rest = page.label.startsWith(`${name}: `) ? page.label.slice(name.length + 2) : page.label;
  return { ...page, label: rest.charAt(0).toUpperCase() + rest.slice(1) };
};

/** A family that has a folder of its own is named as that folder is. */
const groupLabel = (group: string, labels: Readonly<Record<string, string>>): string =>
  labels[`services/${group}`] ?? folderLabel(group, {});

/** `Mobile money` → `mobile money`; names such as UPI keep their capitals. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]+(?: [a-z]+)*$/.test(label) ? label.toLowerCase() : label;

function methodSection(
  method: NonNullable<NavSource['method']>,
  sources: readonly NavSource[],
  labels: Readonly<Record<string, string>>,
): NavSection {
  const group = groupLabel(method.group, labels);
  const own = sources.filter((source) => source.method?.id === method.id);
  const family = sources.filter(
    (source) => source.method?.group === method.group && source.method.id !== method.id,
  );
  const others =
    family.length <= MAX_FAMILY_PAGES
      ? family.map((source) => ({ ...link(source), label: source.title ?? source.label }))
      : [...new Map(family.map((source) => [source.method?.id, source])).values()].map(
          (source) => ({
            ...link(source),
            label: source.method?.name ?? source.label,
          }),
        );
  return {
    label: group,
    items: [
      {
        type: 'group',
        label: method.name,
        items: own.map(link).map((page) => withoutName(page, method.name)),
      },
      ...(others.length > 0
        ? [
            {
              type: 'group' as const,
              label: `Other ${inSentence(group)}`,
              items: others,
            },
          ]
        : []),
    ],
  };
}

function authoredSection(
  folder: string,
  authored: Readonly<Record<string, readonly NavNode[]>>,
  labels: Readonly<Record<string, string>>,
): NavSection | undefined {
  const items = authored[folder];
  return items && { label: folderLabel(folder, labels), items };
}

function folderSection(
  folder: string,
  members: readonly NavSource[],
  labels: Readonly<Record<string, string>>,
): NavSection {
  const groups = new Map<string, NavPage[]>();
  for (const source of members) {
    const parent =
      source.route === `/${folder}` ? folder : source.route.split('/').slice(1, -1).join('/');
    const links = groups.get(parent);
    if (links) links.push(link(source));
    else groups.set(parent, [link(source)]);
  }
  const direct = groups.get(folder) ?? [];
  groups.delete(folder);
  return {
    label: folder === '' ? 'General' : folderLabel(folder, labels),
    items: [
      ...direct,
      ...[...groups].map(([path, items]) => ({
        type: 'group' as const,
        label: folderLabel(path, labels),
        items,
      })),
    ],
  };
}
