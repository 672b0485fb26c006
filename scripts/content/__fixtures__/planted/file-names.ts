/** Names of page files, and what the check says of them. */
export const FILE_NAMES: readonly (readonly [file: string, faults: readonly string[]])[] = [
  [
    'search.mdx',
    ['search.mdx:1:1  the route "/search" belongs to the site itself — choose another name'],
  ],
  ['404.mdx', ['404.mdx:1:1  the route "/404" belongs to the site itself — choose another name']],
  [
    'sitemap.xml.mdx',
    [
      'sitemap.xml.mdx:1:1  the name "sitemap.xml" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'Capitals.mdx',
    [
      'Capitals.mdx:1:1  the name "Capitals" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'with space.mdx',
    [
      'with space.mdx:1:1  the name "with space" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'über.mdx',
    [
      'über.mdx:1:1  the name "über" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  ['page.MDX', ['page.MDX:1:1  files that end in ".MDX" are not read — rename it to ".mdx"']],
  [
    'page.markdown',
    ['page.markdown:1:1  files that end in ".markdown" are not read — rename it to ".mdx"'],
  ],
  [
    'v1.2/page.mdx',
    [
      'v1.2/page.mdx:1:1  the name "v1.2" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    '-dash.mdx',
    [
      '-dash.mdx:1:1  the name "-dash" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'a+b.mdx',
    [
      'a+b.mdx:1:1  the name "a+b" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'a%2fb.mdx',
    [
      'a%2fb.mdx:1:1  the name "a%2fb" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'index.html.mdx',
    [
      'index.html.mdx:1:1  the name "index.html" cannot be part of an address — use only lower-case letters, digits, "-" and "_"',
    ],
  ],
  [
    'search/index.mdx',
    ['search/index.mdx:1:1  the route "/search" belongs to the site itself — choose another name'],
  ],
];
