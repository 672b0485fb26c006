/** Data files: the name, the mistake, what the check says of it, and the text after the remedy (null: the file is removed). */
export const DATA_FILES: readonly (readonly [
  file: string,
  mistake: string,
  faults: readonly string[],
  remedied: string | null,
])[] = [
  [
    '_site/navbar.yaml',
    '- { label: Home, href: /, icn: house }\n',
    [
      '_site/navbar.yaml:1:3  0.icon is missing — add "icon: …": A name of `lib/docs/site/icons.ts`.',
      '_site/navbar.yaml:1:27  unknown key "icn" in 0 — did you mean "icon"?',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: Home, href: / }\n',
    ['_site/navbar.yaml:1:3  0.icon is missing — add "icon: …": A name of `lib/docs/site/icons.ts`.'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: "", href: /, icon: house }\n',
    ['_site/navbar.yaml:1:12  0.label is empty — write what belongs there, or remove it'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: Home, href: home, icon: house }\n',
    [
      '_site/navbar.yaml:1:24  0.href: begin with "/", "https://", "mailto:" or "tel:" — correct the value',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: Home, href: "javascript:x", icon: house }\n',
    [
      '_site/navbar.yaml:1:24  0.href: begin with "/", "https://", "mailto:" or "tel:" — correct the value',
      '_site/navbar.yaml:1:24  0.href: has the scheme "javascript:" — use https:, http:, mailto:, tel: or a path of the site',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: Home, href: /guied, icon: house }\n',
    ['_site/navbar.yaml:1:24  warning: "/guied" has no page — did you mean "/guide"?'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: Home, href: /, icon: hous }\n',
    ['_site/navbar.yaml:1:33  warning: "hous" is not among the icons — did you mean "house"?'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    'label: Home\n',
    ['_site/navbar.yaml:1:1  the file has another form — write a list: begin its lines with "- "'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: Home, href: /, icon: house\n',
    [
      '_site/navbar.yaml:2:1  Flow map in block collection must be sufficiently indented and end with a } — correct the YAML syntax',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- label: Home\n   href: /\n  icon: house\n',
    [
      '_site/navbar.yaml:1:10  Nested mappings are not allowed in compact mappings — correct the YAML syntax',
      '_site/navbar.yaml:1:10  Implicit keys need to be on a single line — correct the YAML syntax',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- label: Home\n\thref: /\n  icon: house\n',
    ['_site/navbar.yaml:2:1  a tab begins the line — write spaces instead'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- label: Home\n  label: Start\n  href: /\n  icon: house\n',
    ['_site/navbar.yaml:2:3  Map keys must be unique — correct the YAML syntax'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- label: Home\n  href: *x\n  icon: house\n',
    [
      '_site/navbar.yaml:2:9  alias "*x" has no anchor "&x" before it — add the anchor, or put a text with "*" in quotes',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- label: Home: page\n  href: /\n  icon: house\n',
    [
      '_site/navbar.yaml:1:10  Nested mappings are not allowed in compact mappings — correct the YAML syntax',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '',
    ['_site/navbar.yaml:1:1  the file has another form — write a list: begin its lines with "- "'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '- { label: TODO, href: /, icon: house }\n',
    ['_site/navbar.yaml:1:12  "TODO" is left over — do it, or remove the note'],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/navbar.yaml',
    '<<<<<<< HEAD\n- { label: A, href: /, icon: house }\n=======\n>>>>>>> b\n',
    [
      '_site/navbar.yaml:1:1  has the conflict markers of git — resolve the conflict and remove them',
    ],
    '- { label: Home, href: /, icon: house }\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  items: [/guied]\n',
    ['_site/sidebar.yaml:2:11  warning: "/guied" has no page — did you mean "/guide"?'],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  items: []\n',
    ['_site/sidebar.yaml:2:10  0.items is empty — write what belongs there, or remove it'],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  items: [guide]\n',
    [
      '_site/sidebar.yaml:2:11  0.items.0: a route begins with one "/", and has no host, no spaces and no "#" — correct the value',
    ],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  itms: [/guide]\n',
    [
      '_site/sidebar.yaml:1:3  0.items is missing — add "items: …"',
      '_site/sidebar.yaml:2:3  unknown key "itms" in 0 — did you mean "items"?',
    ],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  items:\n    - /guide\n    - /guide\n',
    ['_site/sidebar.yaml:4:7  warning: "/guide" is in this list twice — remove one of the lines'],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  items:\n    - /guide/partners\n',
    [
      '_site/sidebar.yaml:3:7  warning: "/guide/partners" is unlisted and left out — remove this line, or "unlisted: true" from the page',
    ],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/sidebar.yaml',
    '- label: A\n  items:\n    - /old/manual\n',
    ['_site/sidebar.yaml:3:7  warning: "/old/manual" is an old address — write "/guide"'],
    '- label: A\n  items: [/guide]\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /old, to: /gone }\n',
    [
      '_site/redirects.yaml:1:11  warning: "/old" leads to "/gone", which has no page — correct the target or write the page',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /guide, to: / }\n',
    [
      '_site/redirects.yaml:1:11  warning: "/guide" is a page; its redirect is not built — remove one',
    ],
    '- { from: /old, to: / }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /old, to: /guide }\n- { from: /old, to: / }\n',
    [
      '_site/redirects.yaml:2:11  warning: "/old" is redirected twice; the first counts — remove one',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /a, to: /b }\n- { from: /b, to: /guide }\n',
    [
      '_site/redirects.yaml:1:11  warning: "/a" leads to "/b", which is an old address too — write "/guide"',
    ],
    '- { from: /a, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /old, to: //x.example }\n',
    [
      '_site/redirects.yaml:1:21  0.to: a route begins with one "/", and has no host, no spaces and no "#" — correct the value',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: old, to: /guide }\n',
    [
      '_site/redirects.yaml:1:11  0.from: a route begins with one "/", and has no host, no spaces and no "#" — correct the value',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /old, to: /guide/next }\n',
    [
      '_site/redirects.yaml:1:11  warning: "/old" leads to "/guide/next", which has no page — correct the target or write the page',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { form: /old, to: /guide }\n',
    [
      '_site/redirects.yaml:1:3  0.from is missing — add "from: …"',
      '_site/redirects.yaml:1:5  unknown key "form" in 0 — did you mean "from"?',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/redirects.yaml',
    '- { from: /self, to: /self }\n',
    [
      '_site/redirects.yaml:1:11  warning: "/self" leads to itself — correct the target or remove the entry',
    ],
    '- { from: /old, to: /guide }\n',
  ],
  [
    '_site/announcement.yaml',
    'id: a\ntext: ""\n',
    ['_site/announcement.yaml:2:7  text is empty — write what belongs there, or remove it'],
    'id: a\ntext: A\n',
  ],
  [
    '_site/announcement.yaml',
    'text: A\n',
    ['_site/announcement.yaml:1:1  id is missing — add "id: …": A new one shows the bar again to those who closed the last one.'],
    'id: a\ntext: A\n',
  ],
  [
    '_site/announcement.yaml',
    'id: a\ntext: A\nlink: { label: B, href: /gone }\n',
    [
      '_site/announcement.yaml:3:25  warning: "/gone" has no page — correct the route or write the page',
    ],
    'id: a\ntext: A\n',
  ],
  [
    '_site/announcement.yaml',
    'id: a\ntext: A\nlink: { label: B }\n',
    ['_site/announcement.yaml:3:7  link.href is missing — add "href: …"'],
    'id: a\ntext: A\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: a, date: 2026-13-01, kind: added, title: A, text: A. }\n',
    ['_site/changelog.yaml:1:18  0.date is no date — write it as "2026-01-31"'],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: a, date: "2026-01-01", kind: add, title: A, text: A. }\n',
    [
      '_site/changelog.yaml:1:38  0.kind: Invalid option: expected one of "added"|"changed"|"deprecated"|"fixed"|"removed"|"docs" — did you mean "added"?',
    ],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: "A b", date: "2026-01-01", kind: added, title: A, text: A. }\n',
    ['_site/changelog.yaml:1:9  0.id: lower-case letters, digits and hyphens — correct the value'],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A., routes: [/gone] }\n',
    [
      '_site/changelog.yaml:1:74  warning: "/gone" has no page — write the page or correct the route',
    ],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: "See [x](/gone)." }\n',
    [
      '_site/changelog.yaml:1:70  warning: "/gone" has no page — correct the route or write the page',
    ],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n- { id: a, date: "2026-01-01", kind: added, title: B, text: B. }\n',
    ['_site/changelog.yaml:2:9  1.id: "a" is the id of another entry — correct the value'],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/changelog.yaml',
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n- { id: b, date: "2026-02-01", kind: added, title: B, text: B. }\n',
    [
      '_site/changelog.yaml:2:9  warning: "b" is newer than the entry above it — the newest is first',
    ],
    '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n',
  ],
  [
    '_site/glossary.yaml',
    '- { id: a, term: A }\n',
    ['_site/glossary.yaml:1:3  0.text is missing — add "text: …"'],
    '- { id: a, term: A, text: A. }\n',
  ],
  [
    '_site/glossary.yaml',
    '- { id: a, term: A, text: A., hnit: true }\n',
    ['_site/glossary.yaml:1:31  unknown key "hnit" in 0 — did you mean "hint"?'],
    '- { id: a, term: A, text: A. }\n',
  ],
  [
    '_site/glossary.yaml',
    '- { id: a, term: A, text: A., hint: yes }\n',
    ['_site/glossary.yaml:1:37  0.hint has another form — write true or false'],
    '- { id: a, term: A, text: A. }\n',
  ],
  [
    '_site/glossary.yaml',
    '- { id: a, term: A, text: A., see: [/gone] }\n',
    [
      '_site/glossary.yaml:1:37  warning: "/gone" has no page — write the page or correct the route',
    ],
    '- { id: a, term: A, text: A. }\n',
  ],
  [
    '_site/glossary.yaml',
    '- { id: a, term: A, text: A. }\n- { id: a, term: B, text: B. }\n',
    ['_site/glossary.yaml:2:9  1.id: "a" is the id of another entry — correct the value'],
    '- { id: a, term: A, text: A. }\n',
  ],
  [
    '_site/folders.yaml',
    'guide: 12\n',
    ['_site/folders.yaml:1:8  guide has another form — write a text'],
    'guide: Guide\n',
  ],
  [
    '_site/folders.yaml',
    'guied: Guide\n',
    ['_site/folders.yaml:1:1  warning: "guied" is no folder of pages — did you mean "guide"?'],
    'guide: Guide\n',
  ],
  [
    '_site/sections.yaml',
    'guide:\n  - label: A\n    items: [/guide/gone]\n',
    [
      '_site/sections.yaml:3:13  warning: "/guide/gone" has no page — write the page or correct the route',
    ],
    'guide:\n  - label: A\n    items: [/guide/accounts, /guide]\n',
  ],
  [
    '_site/site.yaml',
    'titel: A\n',
    ['_site/site.yaml:1:1  unknown key "titel" in the file — did you mean "title"?'],
    'title: A\n',
  ],
  [
    '_site/site.yaml',
    'url: docs.example\n',
    ['_site/site.yaml:1:6  url: begin with "https://" — correct the value'],
    'url: https://docs.example\n',
  ],
  [
    '_site/site.yaml',
    'themeColor: { dark: dark, light: "#fff" }\n',
    ['_site/site.yaml:1:21  themeColor.dark: a color is written as "#0a0d13" — correct the value'],
    'themeColor: { dark: "#000000", light: "#ffffff" }\n',
  ],
  [
    '_site/site.yaml',
    'themeColor: { dark: "#065", light: "#ffffff" }\n',
    [
      '_site/site.yaml:1:21  "text-muted" of the dark theme on themeColor.dark, the ground of preview pictures, has a contrast of 2.94, and needs 4.5 — choose a darker themeColor.dark',
      '_site/site.yaml:1:21  "accent" of the dark theme on themeColor.dark, the ground of preview pictures, has a contrast of 3.87, and needs 4.5 — choose a darker themeColor.dark',
    ],
    'themeColor: { dark: "#001a15", light: "#ffffff" }\n',
  ],
  [
    '_site/site.yaml',
    'tagline: Words\n',
    ['_site/site.yaml:1:10  tagline has another form — write keys with values: text, language'],
    'tagline: { text: Words, language: en }\n',
  ],
  [
    '_site/site.yaml',
    'colors: { dark: { accnt: "#e4bc70" } }\n',
    ['_site/site.yaml:1:26  "accnt" is no color of the design — did you mean "accent"?'],
    'colors: { dark: { accent: "#e4bc70" } }\n',
  ],
  [
    '_site/site.yaml',
    'colors: { light: { on-accent: "#6b480c" } }\n',
    [
      '_site/site.yaml:1:31  "on-accent" on "accent-solid" has a contrast of 1.00, and needs 4.5 — choose a lighter "on-accent"',
      '_site/site.yaml:1:31  "on-accent" on "accent-solid-hover" has a contrast of 1.29, and needs 4.5 — choose a lighter "on-accent"',
    ],
    'colors: { light: { on-accent: "#ffffff" } }\n',
  ],
  [
    '_site/site.yaml',
    'language: fr\n',
    [
      '_site/interface.fr.yaml:1:1  the site is in "fr", and this file is missing — copy content/_site/interface.en.yaml and translate it',
    ],
    'language: en\n',
  ],
  [
    '_site/mark.svg',
    '<svg viewBox="0 0 24 24"><script>alert(1)</script></svg>\n',
    [
      '_site/mark.svg:1:1  the mark contains more than shapes — use only g, path, circle, rect, line, polyline, polygon and ellipse, without style and links',
    ],
    '<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z" /></svg>\n',
  ],
  [
    '_site/site.yaml',
    'security: { contact: "mailto:a@x.example", expires: soon }\n',
    ['_site/site.yaml:1:53  security.expires is no date — write it as "2026-01-31"'],
    'security: { contact: "mailto:a@x.example", expires: "2030-01-01" }\n',
  ],
  [
    '_site/site.yaml',
    'searchSuggestions: [{ label: A, href: /gone }]\n',
    ['_site/site.yaml:1:39  warning: "/gone" has no page — correct the route or write the page'],
    'searchSuggestions: [{ label: A, href: /guide }]\n',
  ],
  [
    '_site/site.yaml',
    'iconServices: [icons]\n',
    ['_site/site.yaml:1:16  iconServices.0: begin with "https://" — correct the value'],
    'iconServices: [https://icons.example]\n',
  ],
  [
    '_site/site.yaml',
    'footer: { copyright: A, links: [{ label: A, href: /gone }] }\n',
    ['_site/site.yaml:1:51  warning: "/gone" has no page — correct the route or write the page'],
    'footer: { copyright: A }\n',
  ],
  [
    '_site/search.yaml',
    'phrase: {}\n',
    ['_site/search.yaml:1:1  unknown key "phrase" in the file — did you mean "phrases"?'],
    'phrases: {}\n',
  ],
  [
    '_site/search.yaml',
    'phrases: { a: b }\n',
    [
      '_site/search.yaml:1:15  phrases.a has another form — write a list: begin its lines with "- "',
    ],
    'phrases: {}\n',
  ],
  [
    '_site/navbr.yaml',
    '[]\n',
    ['_site/navbr.yaml:1:1  nothing reads this file — did you mean "_site/navbar.yaml"?'],
    null,
  ],
  [
    '_sites/navbar.yaml',
    '[]\n',
    ['_sites/navbar.yaml:1:1  nothing reads this file — did you mean "_site/navbar.yaml"?'],
    null,
  ],
  [
    '_site/folders.yml',
    '{}\n',
    ['_site/folders.yml:1:1  files that end in ".yml" are not read — rename it to ".yaml"'],
    null,
  ],
  ["_site/navbar.yaml", "- { label: \" \", href: /, icon: house }\n", ["_site/navbar.yaml:1:12  the text has only spaces — write what belongs there, or remove it"], "- { label: A, href: /, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"tel:\", icon: house }\n", ["_site/navbar.yaml:1:21  0.href: has no number — write digits after \"tel:\", as in \"tel:+15550100\""], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"mailto:\", icon: house }\n", ["_site/navbar.yaml:1:21  0.href: has no address — write one after \"mailto:\", as in \"mailto:name@host.example\""], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"//x.example\", icon: house }\n", ["_site/navbar.yaml:1:21  0.href: begin with \"/\", \"https://\", \"mailto:\" or \"tel:\" — correct the value"], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"#\", icon: house }\n", ["_site/navbar.yaml:1:21  0.href: begin with \"/\", \"https://\", \"mailto:\" or \"tel:\" — correct the value"], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"https://\", icon: house }\n", ["_site/navbar.yaml:1:21  0.href: begin with \"/\", \"https://\", \"mailto:\" or \"tel:\" — correct the value","_site/navbar.yaml:1:21  0.href: is not an address — correct it"], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"/guide#gone\", icon: house }\n", ["_site/navbar.yaml:1:22  warning: \"/guide#gone\" has no such heading — correct the part after \"#\""], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: \"https://docs.gateway.example/guide\", icon: house }\n", ["_site/navbar.yaml:1:22  warning: \"https://docs.gateway.example/guide\" goes to this site by its full address — write the route: \"/guide\""], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: /guide.mdx, icon: house }\n", ["_site/navbar.yaml:1:21  warning: \"/guide.mdx\" is the name of a file — write the route: \"/guide\""], "- { label: A, href: /guide, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: A, href: /, icon: house }\n- { label: B, href: /, icon: house }\n", ["_site/navbar.yaml:2:21  warning: \"/\" is in this list twice — remove one of the entries"], "- { label: A, href: /, icon: house }\n"],
  ["_site/navbar.yaml", "- { label: Lorem ipsum, href: /, icon: house }\n", ["_site/navbar.yaml:1:12  \"Lorem ipsum\" fills a place — write the text"], "- { label: A, href: /, icon: house }\n"],
  ["_site/sidebar.yaml", "[]\n", ["_site/sidebar.yaml:1:1  the file is empty — write what belongs there, or remove it"], "- /guide\n"],
  ["_site/sidebar.yaml", "- /guide\n- /guide/\n", ["_site/sidebar.yaml:2:3  warning: \"/guide/\" is in this list twice — remove one of the lines"], "- /guide\n"],
  ["_site/sidebar.yaml", "- /guide.mdx\n", ["_site/sidebar.yaml:1:3  warning: \"/guide.mdx\" is the name of a file — write the route: \"/guide\""], "- /guide\n"],
  ["_site/sidebar.yaml", "- \"/guide#settlement\"\n", ["_site/sidebar.yaml:1:3  0: a route begins with one \"/\", and has no host, no spaces and no \"#\" — correct the value"], "- /guide\n"],
  ["_site/redirects.yaml", "- { from: /a, to: /b }\n- { from: /b, to: /a }\n", ["_site/redirects.yaml:1:11  warning: \"/a\" leads to \"/b\", which is an old address too — write the route of a page: these lead in a circle","_site/redirects.yaml:2:11  warning: \"/b\" leads to \"/a\", which is an old address too — write the route of a page: these lead in a circle"], "- { from: /a, to: /guide }\n- { from: /b, to: /guide }\n"],
  ["_site/redirects.yaml", "- { from: /a, to: /b }\n- { from: /b, to: /c }\n- { from: /c, to: /guide }\n", ["_site/redirects.yaml:1:11  warning: \"/a\" leads to \"/b\", which is an old address too — write \"/guide\"","_site/redirects.yaml:2:11  warning: \"/b\" leads to \"/c\", which is an old address too — write \"/guide\""], "- { from: /a, to: /guide }\n- { from: /b, to: /guide }\n- { from: /c, to: /guide }\n"],
  ["_site/redirects.yaml", "- { from: /search, to: /guide }\n", ["_site/redirects.yaml:1:11  warning: \"/search\" is an address that the site itself has — remove the entry"], "[]\n"],
  ["_site/redirects.yaml", "- { from: /a/../b, to: /guide }\n", ["_site/redirects.yaml:1:11  0.from: a route names each folder: leave out \"..\" — correct the value"], "- { from: /b, to: /guide }\n"],
  ["_site/announcement.yaml", "id: a\ntext: A\nlink: { label: \"\", href: /guide }\n", ["_site/announcement.yaml:3:16  link.label is empty — write what belongs there, or remove it"], "id: a\ntext: A\n"],
  ["_site/announcement.yaml", "id: a\ntext: A\nlink: { label: B, href: \"/guide#gone\" }\n", ["_site/announcement.yaml:3:26  warning: \"/guide#gone\" has no such heading — correct the part after \"#\""], "id: a\ntext: A\nlink: { label: B, href: /guide }\n"],
  ["_site/announcement.yaml", "id: a\ntext: donâ€™t\n", ["_site/announcement.yaml:2:10  \"â€™\" was read in a wrong encoding — write the character, and save the file as UTF-8"], "id: a\ntext: don’t\n"],
  ["_site/changelog.yaml", "- { id: a, date: \"2026-01-01\", kind: added, title: A, text: \"See [x](/guide#gone).\" }\n", ["_site/changelog.yaml:1:70  warning: \"/guide#gone\" has no such heading — correct the part after \"#\""], "- { id: a, date: \"2026-01-01\", kind: added, title: A, text: \"See [x](/guide).\" }\n"],
  ["_site/glossary.yaml", "- { id: b, term: B, text: B. }\n- { id: a, term: A, text: A. }\n", ["_site/glossary.yaml:2:9  warning: \"a\" is below \"B\" — put the terms in the order of the alphabet"], "- { id: a, term: A, text: A. }\n- { id: b, term: B, text: B. }\n"],
  ["_site/glossary.yaml", "- { id: a, term: A, text: A. }\n- { id: b, term: B, also: [a], text: B. }\n", ["_site/glossary.yaml:2:9  warning: \"b\" explains \"a\", which has an entry — remove one"], "- { id: a, term: A, text: A. }\n"],
  ["_site/glossary.yaml", "- { id: a, term: A, text: A., see: [guide] }\n", ["_site/glossary.yaml:1:37  0.see.0: a route begins with one \"/\", and has no host, no spaces and no \"#\" — correct the value"], "- { id: a, term: A, text: A., see: [/guide] }\n"],
  ["_site/glossary.yaml", "- { id: A b, term: A, text: A. }\n", ["_site/glossary.yaml:1:9  0.id: lower-case letters, digits, \"-\" and \"_\" — correct the value"], "- { id: a-b, term: A, text: A. }\n"],
  ["_site/folders.yaml", "guide: \"\"\n", ["_site/folders.yaml:1:8  guide is empty — write what belongs there, or remove it"], "guide: Guide\n"],
  ["_site/sections.yaml", "gone:\n  - label: A\n    items: [/guide]\n", ["_site/sections.yaml:1:1  warning: \"gone\" is no folder of pages — remove the line"], "guide:\n  - label: A\n    items: [/guide, /guide/accounts]\n"],
  ["_site/site.yaml", "editUrl: https://git.example/edit\n", ["_site/site.yaml:1:10  warning: \"https://git.example/edit\" is the same for each page — write \"{file}\" where its path belongs"], "editUrl: https://git.example/edit/{file}\n"],
  ["_site/site.yaml", "analytics: { endpoint: somewhere }\n", ["_site/site.yaml:1:24  analytics.endpoint: begin with \"https://\" — correct the value"], "analytics: { endpoint: \"https://x.example\" }\n"],
  ["_site/site.yaml", "footer: { copyright: A, links: [{ label: \"\", href: /guide }] }\n", ["_site/site.yaml:1:42  footer.links.0.label is empty — write what belongs there, or remove it"], "footer: { copyright: A }\n"],
];
