import * as t from '@/.generated/interface';
import { DocLink } from '@/components/base/link/link';
import type { PageSummary } from '@/lib/docs/content/pages';
import { folderLabel } from '@/lib/docs/navigation/folders';

interface Props {
  pages: readonly PageSummary[];
  folders: Readonly<Record<string, string>>;
}

/** All pages by their top folder: a way to any page that needs neither script nor spelling. */
export function PageList({ pages, folders }: Props) {
  const groups = new Map<string, PageSummary[]>();
  for (const page of pages) {
    const folder = page.route.split('/').slice(1, -1)[0] ?? '';
    groups.set(folder, [...(groups.get(folder) ?? []), page]);
  }
  return (
    <section className="page-list" aria-labelledby="all-pages">
      <h2 id="all-pages">{t.searchAllPages}</h2>
      {[...groups].map(([folder, members]) => (
        <section key={folder} aria-labelledby={`pages-${folder || 'general'}`}>
          <h3 id={`pages-${folder || 'general'}`}>
            {folder === '' ? t.searchGeneral : folderLabel(folder, folders)}
          </h3>
          <ul>
            {members.map(({ route, frontmatter }) => (
              <li key={route}>
                <DocLink href={route}>{frontmatter.title}</DocLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
