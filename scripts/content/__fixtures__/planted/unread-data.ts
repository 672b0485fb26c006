/**
 * A data file that cannot be read, other files, and the body of a page with mistakes. Reported are those that have nothing
 * to do with the file, and none that only follows from it.
 */
export const UNREAD_DATA: readonly (readonly [
  broken: string,
  files: Readonly<Record<string, string>>,
  body: string,
  faults: readonly string[],
])[] = [
  [
    '_contract/errors.yaml',
    { '_contract/limits.yaml': 'groups: []\n' },
    '##Heading\n\n<ErrorRef code="1" />\n\n<Limit name="a" />\n\n[A](/gone)\n\n[B](/guide#gone)',
    [
      'page.mdx:6:1  "##Heading" is no heading — write a space after "##"',
      'page.mdx:10:1  <Limit> has no name "a" — describe it in limits.yaml',
      'page.mdx:12:1  warning: link to "/gone" has no page — correct the route or write the page',
      'page.mdx:14:1  warning: link to "/guide#gone" has no such heading — correct the part after "#"',
    ],
  ],
  [
    '_contract/failure_reasons.yaml',
    { 'codes.mdx': '<Failures />' },
    '[A](/codes#failure-1)\n\n[B](/gone)',
    [
      'page.mdx:8:1  warning: link to "/gone" has no page — correct the route or write the page',
    ],
  ],
  [
    '_contract/limits.yaml',
    {
      '_contract/failure_reasons.yaml':
        'groups:\n  - { from: 1, to: 9, title: "{limit:refund_window}" }\ncodes: []\n',
    },
    '<Limit name="refund_window" />\n\n<FailureRef code="1" />\n\n<Limt name="a" />',
    ['page.mdx:10:1  <Limt> is not a component — did you mean "Limit"?'],
  ],
  [
    '_services/blik.yaml',
    { 'service.mdx': '---\ntitle: A\nservice: blik/payin_hpp\ndescription: Short.\n---\n\n<ServiceFields />\n' },
    'A.\n\n[A](/gone)',
    [
      'page.mdx:8:1  warning: link to "/gone" has no page — correct the route or write the page',
      'service.mdx:4:1  description: too short — say in 50 to 160 characters what a reader finds here',
    ],
  ],
  [
    '_contract/openapi.yaml',
    {
      '_contract/limits.yaml': 'groups: []\n',
      'operation.mdx':
        '---\ntitle: A page\noperation: refund_create\nkeyword: a\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\n<Operation />\n',
    },
    'Text.',
    [
      'operation.mdx:4:1  unknown frontmatter key "keyword" — did you mean "keywords"?',
    ],
  ],
  [
    '_site/typed_quantities.yaml',
    { '_contract/limits.yaml': 'groups: []\n' },
    'A story of two days.\n\n[A](/gone)',
    [
      'page.mdx:8:1  warning: link to "/gone" has no page — correct the route or write the page',
    ],
  ],
  [
    '_site/redirects.yaml',
    { '_site/changelog.yaml': '- { id: a, date: "2026-01-01", kind: added, title: A, text: "[A](/gone) [B](/guide#gone)", routes: [/old] }\n' },
    '[A](/gone)\n\n[B](/guide#gone)',
    [
      '_site/changelog.yaml:1:77  warning: "/guide#gone" has no such heading — correct the part after "#"',
      'page.mdx:8:1  warning: link to "/guide#gone" has no such heading — correct the part after "#"',
    ],
  ],
  [
    '_site/glossary.yaml',
    { 'terms.mdx': '<Glossary />' },
    '[A](/terms#term)\n\n[B](/gone)\n\n<Related routes="guide" />',
    [
      'page.mdx:8:1  warning: link to "/gone" has no page — correct the route or write the page',
      'page.mdx:10:1  <Related> has "guide", which is no route — begin it with "/"',
    ],
  ],
  ...['site', 'sidebar', 'interface.de', 'navbar', 'prose'].map(
    (name) =>
      [
        `_site/${name}.yaml`,
        {},
        '[A](/gone)',
        ['page.mdx:6:1  warning: link to "/gone" has no page — correct the route or write the page'],
      ] as const,
  ),
];
