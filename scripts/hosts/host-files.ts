import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOSTS } from '../../lib/docs/publish/hosts';
import type { Host, HostInput } from '../../lib/docs/publish/hosts/host';
import { isPublished } from '../../lib/docs/publish/objects';
import { basePathOf, parseRedirects } from '../../lib/docs/publish/redirects';
import { listFiles } from '../deploy/read-out';

/**
 * Files for other hosts, by name, made for one build.
 * @throws Error when the folder holds no build.
 */
export function hostFiles(dir: string): Map<string, string> {
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`${dir} holds no build`);
  const all = listFiles(dir);
  const files = all.filter(isPublished);
  const base = basePathOf(read('index.html'));
  const redirects = all.includes('_redirects') ? parseRedirects(read('_redirects'), base) : [];
  return filesFrom(HOSTS, { redirects, base, files });
}

/**
 * The files of several hosts together.
 * @throws Error when two hosts use one name.
 */
export function filesFrom(hosts: readonly Host[], input: HostInput): Map<string, string> {
  const made = hosts.flatMap((host) => Object.entries(host(input)));
  const names = made.map(([name]) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`two hosts write a file "${double}"`);
  return new Map(made);
}
