import { existsSync } from 'node:fs';
import path from 'node:path';
import { toRoute } from '../base/routes/route';
import { dataDir } from '../base/source/files';
import { ContentError, type Problem } from '../base/source/problems';
import { readYaml } from '../base/source/yaml';
import type { Page } from '../docs/content/types';
import { listDrawings } from '../gateway/diagrams/named';
import { loadScreen } from '../gateway/diagrams/screen';
import { CABINET, type ScreenFile } from '../gateway/diagrams/screen-schema';
import { calloutFaults, interfaceNames, screensOf, unknownInterfaceNames } from './ui-names';

type DrawnPage = Pick<Page, 'route' | 'file' | 'calls' | 'links' | 'prose'>;

/**
 * Checks the pages that draw a screen. A page says the names of its own drawings, of those of the pages it links to, and
 * of what all screens share. It refers to every number of its drawing.
 *
 * Without `content/_site/screens` nothing is checked. A drawing that cannot be read is reported with its own faults.
 * @throws ContentError when the shared file of the cabinet is wrong
 */
export function checkCabinet(pages: readonly DrawnPage[]): Problem[] {
  const shared = path.join(dataDir(), CABINET.files);
  if (!existsSync(shared)) return [];
  const problems: Problem[] = [];
  const screens = new Map<string, ScreenFile>();
  for (const name of listDrawings('screens')) {
    try {
      screens.set(name, loadScreen(name).screen);
    } catch (error) {
      // One drawing that is being written must not hide what is said of the others.
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  const cabinet = readYaml(shared, CABINET.schema);
  const drawn = new Map(pages.map((page) => [page.route as string, screensOf(page)]));
  const faults = pages
    .filter(({ route }) => route.startsWith('/cabinet/'))
    .flatMap((page) => [
      ...unknownInterfaceNames(page, interfaceNames(cabinet, shownOn(page, drawn, screens))),
      ...calloutFaults(
        page,
        screensOf(page).flatMap((name) => screens.get(name)?.legend.length ?? []),
      ),
    ]);
  return [...problems, ...faults];
}

/** Screens that a page draws, and those of the cabinet's pages that it links to. */
function shownOn(
  page: DrawnPage,
  drawn: ReadonlyMap<string, readonly string[]>,
  screens: ReadonlyMap<string, ScreenFile>,
): ScreenFile[] {
  const linked = page.links.flatMap(({ href }) => drawn.get(toRoute(href)) ?? []);
  return [...new Set([...screensOf(page), ...linked])].flatMap((name) => screens.get(name) ?? []);
}
