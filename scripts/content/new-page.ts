import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir, displayPath } from '../../lib/base/source/files';
import type { Subject } from '../../lib/docs/content/extension';
import type { NewFiles } from '../../lib/docs/content/new-kind';
import { pageTemplate } from '../../lib/docs/prose/template';
import { CommandError } from '../cli/run-command';

interface PageHead extends Pick<Subject, 'template'> {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/**
 * A page from the template of its kind.
 * @param route `services/blik/payin_hpp`; a slash before it, and the ending of the file, do no harm
 * @throws CommandError for what is not a route, where a page exists, and where data has to come first
 */
export function newPage(route: string, { title, description, template }: PageHead): NewFiles {
  const name = route.replace(/^\/+|\/+$|\.mdx$/g, '');
  if (!/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/.test(name)) {
    throw new CommandError(
      `"${route}" is not a route — write names of a-z, 0-9, "-" and "_" with "/" between them.`,
    );
  }
  const spellings = [`${name}.mdx`, `${name}.md`, `${name}/index.mdx`, `${name}/index.md`];
  const existing = spellings.find((file) => existsSync(path.join(contentDir(), file)));
  if (existing !== undefined) {
    throw new CommandError(
      `${displayPath(path.join(contentDir(), existing))} already exists — edit it, or choose another route.`,
    );
  }
  const parts = template(`/${name}`);
  if (parts?.missing !== undefined) throw new CommandError(parts.missing);
  const text = pageTemplate(`/${name}`, title, parts, description);
  return {
    files: new Map([[`${name}.mdx`, text]]),
    routes: [`/${name}`],
    lines: new Map(),
    next: [
      'Replace each TODO of the page. "draft: true" in its head keeps it out of a build until it is ready.',
    ],
  };
}
