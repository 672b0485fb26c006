import path from 'node:path';
import { dataDir, isFolder } from '../../lib/base/source/files';
import { type Extension, PLAIN } from '../../lib/docs/content/extension';

/** Data folders of the gateway. */
const FOLDERS = ['_contract', '_services', '_reference', '_site/screens', '_site/diagrams'];

const hasGateway = (root: string = dataDir()): boolean =>
  FOLDERS.some((name) => isFolder(path.join(root, name)));

/** The code that decides what an extension makes of a page, for what is kept between builds. */
export const extensionCode = (root?: string): string[] =>
  hasGateway(root) ? ['lib/registry'] : [];

/** What joins the pages of a folder, by the data it has. The code of the gateway is loaded only where its data is. */
export const extensionOf = async (root: string = dataDir()): Promise<Extension> =>
  hasGateway(root) ? (await import('../../lib/registry/gateway')).gateway : PLAIN;
