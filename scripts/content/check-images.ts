import { statSync } from 'node:fs';
import path from 'node:path';
import { fileFault } from '../../lib/base/source/file-names';
import { listPageFiles } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';
import { readText } from '../../lib/base/source/read-text';
import { listMedia } from '../export/media';

/** Bytes that an image may have: as much as all other files of a first visit together. */
const HEAVIEST = 500 * 1024;

/** Images that no page shows, that are too heavy, or whose name cannot be part of every address. */
export function checkImages(): Problem[] {
  const media = listMedia();
  if (media.length === 0) return [];
  const texts = listPageFiles().map(textOf);
  return media.flatMap(({ source }): Problem[] => {
    const name = path.basename(source);
    const { size } = statSync(source);
    // The pair of an image for the dark theme is named by its light one.
    const names = [name, name.replace(/-dark(?=\.[a-z]+$)/, '')];
    const isShown = texts.some((text) =>
      names.some((each) => text.includes(each) || text.includes(encodeURI(each))),
    );
    const messages = [
      // Other generators have files for the whole site in this folder.
      ...(isShown || /[\\/]public[\\/]/.test(source)
        ? []
        : ['no page shows this image — show it, or remove the file']),
      ...(size > HEAVIEST
        ? [
            `the image has ${Math.round(size / 1024)} KB — make it smaller than ${HEAVIEST / 1024} KB`,
          ]
        : []),
      ...(/^[a-z0-9][a-z0-9_-]*\.[a-z0-9]+$/.test(name)
        ? []
        : [
            `the name "${name}" cannot be part of an address — use only lower-case letters, digits, "-" and "_"`,
          ]),
    ];
    return messages.map((message) => ({ ...fileFault(source, message), level: 'warning' }));
  });
}

/** What cannot be read is reported with its page. */
function textOf(file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}
