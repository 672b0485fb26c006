import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/run-command';

/** Another generator of documentation sites, with its default theme, search and highlighting. */
export interface Peer {
  readonly name: string;
  /** Packages, in their newest versions. */
  readonly packages: readonly string[];
  /** Files of its settings, by their names; `folders` are those of the pages. */
  readonly settings: (folders: readonly string[]) => Readonly<Record<string, string>>;
  /** Where its pages are. */
  readonly content: string;
  /** The program below `node_modules`, and its options. */
  readonly build: readonly [program: string, ...options: string[]];
  readonly out: string;
  /** What it keeps between builds. */
  readonly caches: readonly string[];
}

const json = JSON.stringify;

export const PEERS: readonly Peer[] = [
  {
    name: 'Starlight',
    packages: ['astro', '@astrojs/starlight', 'sharp'],
    settings: (folders) => ({
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example',
  integrations: [starlight({ title: 'Corpus', sidebar: ${json(
    folders.map((folder) => ({ label: folder, items: [{ autogenerate: { directory: folder } }] })),
  )} })],
});`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    }),
    content: 'src/content/docs',
    build: ['astro/bin/astro.mjs', 'build'],
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  {
    name: 'Docusaurus',
    packages: [
      '@docusaurus/core',
      '@docusaurus/preset-classic',
      '@docusaurus/faster',
      '@easyops-cn/docusaurus-search-local',
      'react',
      'react-dom',
    ],
    settings: () => ({
      'docusaurus.config.js': `module.exports = {
  title: 'Corpus', url: 'https://docs.example', baseUrl: '/', onBrokenLinks: 'ignore',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themes: [[require.resolve('@easyops-cn/docusaurus-search-local'), { hashed: true, docsRouteBasePath: '/', indexBlog: false }]],
};`,
    }),
    content: 'docs',
    build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  {
    name: 'VitePress',
    packages: ['vitepress', 'vue'],
    settings: (folders) => ({
      'docs/.vitepress/config.mjs': `import { readdirSync } from 'node:fs';
const itemsOf = (folder) => readdirSync('docs/' + folder).sort().map((name) => ({ text: name.replace('.md', ''), link: '/' + folder + '/' + name.replace('.md', '') }));
export default {
  title: 'Corpus', ignoreDeadLinks: true, cleanUrls: true,
  themeConfig: { search: { provider: 'local' }, sidebar: ${json(folders)}.map((text) => ({ text, items: itemsOf(text) })) },
};`,
    }),
    content: 'docs',
    build: ['vitepress/bin/vitepress.js', 'build', 'docs'],
    out: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
  },
];

/** A newer Node than the oldest one that this site runs on: some peers need it. */
const NODE = 22;

/**
 * Install a peer into a folder.
 * @returns the Node that it runs with
 * @throws CommandError when npm fails
 */
export function installPeer(
  { name, packages, settings }: Peer,
  folder: string,
  folders: readonly string[],
): string {
  const files = {
    'package.json': json({
      name: 'corpus',
      private: true,
      ...(name === 'Docusaurus' ? {} : { type: 'module' }),
    }),
    ...settings(folders),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const isOld = Number(process.versions.node.split('.')[0]) < NODE;
  const node = `node-${process.platform}-${process.arch}`;
  const wanted = [
    ...packages.map((each) => `${each}@latest`),
    ...(isOld ? [`${node}@${NODE}`] : []),
  ];
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error', ...wanted],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new CommandError(`npm could not install ${name}.`);
  const own = path.join(folder, 'node_modules', node, 'bin/node');
  return isOld && existsSync(own) ? own : process.execPath;
}
