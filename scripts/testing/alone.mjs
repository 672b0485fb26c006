// Plain JavaScript: the configuration of vitest reads it.

/**
 * Tests of components that need a document and modules of their own. All others share theirs with the files of a
 * process: a new document and all modules again take two seconds of each file.
 */
export const ALONE = [
  // What starts here adds listeners to the document for good.
  'components/base/icon/load.boot.test.tsx',
  'components/docs/boot/framework.test.tsx',
  'components/docs/boot/reveal.test.tsx',
  'components/docs/doc-page/late-layout.boot.test.tsx',
  'components/docs/mdx/tabs.test.tsx',
  'components/docs/navigation/links.test.tsx',
  'components/docs/offline/offline.boot.test.tsx',
  'components/docs/search/load.boot.test.tsx',
  'components/docs/shell/print.test.tsx',
  // What these load or count stays loaded or counted.
  'components/base/browser/load-script.test.tsx',
  'components/docs/highlight/load.test.tsx',
  'components/docs/shell/error-screen.test.tsx',
  // These look at icons, which all others do without.
  'components/base/icon/dial.test.tsx',
  'components/docs/mdx/generic.test.tsx',
  // Another module in the place of one, or a module that is loaded twice.
  'components/docs/boot/head.test.tsx',
  'components/docs/mdx/ninth-language.test.tsx',
  'components/docs/navigation/transition.test.tsx',
  'components/docs/search/box/menu.test.tsx',
  'components/docs/search/results/results-page.test.tsx',
  'components/docs/shell/tool-host.test.tsx',
  'components/docs/theme/theme.test.tsx',
];
