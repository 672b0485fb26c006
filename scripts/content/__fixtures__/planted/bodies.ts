/** Bodies of pages: the mistake, what the check says of it, and the text after the remedy. */
export const BODIES: readonly (readonly [
  mistake: string,
  faults: readonly string[],
  remedied: string,
])[] = [
  ['', ['1:1  the page has no text — write it'], 'Text.'],
  [
    '##Heading\n\nText.',
    ['6:1  "##Heading" is no heading — write a space after "##"'],
    '## Heading\n\nText.',
  ],
  [
    'Text\n###Heading',
    ['7:1  "###Heading" is no heading — write a space after "###"'],
    'Text\n\n## Heading\n\nText.',
  ],
  [
    '# Second title\n\nText.',
    ['6:1  a second h1: the page title is already one — begin the body at "##"'],
    '## Second title\n\nText.',
  ],
  [
    '## A\n\n#### B\n\nText.',
    ['8:1  a heading of level 4 follows one of level 2 — write "###"'],
    '## A\n\n### B\n\nText.',
  ],
  ['## \n\nText.', ['6:1  empty heading — give it words or remove it'], '## A\n\nText.'],
  [
    '## A\n\nOne.\n\n## A\n\nTwo.',
    [
      '10:1  the id "a" is taken by the heading on line 6 — reword one, or set an id: "A \\{#another-id}"',
    ],
    '## A\n\nOne.\n\n## B\n\nTwo.',
  ],
  [
    ':::note\n\nText.',
    ['6:1  the box ":::note" is never closed — add a line ":::"'],
    ':::note\n\nText.\n\n:::',
  ],
  [
    '::: note\n\nText.\n\n:::',
    ['6:1  "::: note" opens no box — write ":::note"'],
    ':::note\n\nText.\n\n:::',
  ],
  [
    ':::note Title\n\nText.\n\n:::',
    ['6:1  ":::note Title" opens no box — write ":::note[Title]"'],
    ':::note[Title]\n\nText.\n\n:::',
  ],
  [
    ':::notice\n\nText.\n\n:::',
    ['6:1  ":::notice" is not an admonition — did you mean "note"?'],
    ':::note\n\nText.\n\n:::',
  ],
  [
    '```json\n{}',
    ['6:1  warning: the block of code is never closed — add a line with the same marks'],
    '```json\n{}\n```',
  ],
  [
    '```yamll\na: 1\n```',
    ['6:1  code language "yamll" is not on the list — did you mean "yaml"?'],
    '```yaml\na: 1\n```',
  ],
  [
    '```mermaid\ngraph TD\n```',
    [
      '6:1  "mermaid" is shown as text, because nothing draws it — draw from data (content/_site/diagrams), or write "text"',
    ],
    '```text\ngraph TD\n```',
  ],
  [
    '```json titel="A"\n{}\n```',
    [
      '6:1  "titel="A"" after the code language means nothing — use title="…", {1,3-5} or showLineNumbers',
    ],
    '```json title="A"\n{}\n```',
  ],
  [
    '```bash {1} numbers\nls\n```',
    [
      '6:1  "numbers" after the code language means nothing — use title="…", {1,3-5} or showLineNumbers',
    ],
    '```bash {1} showLineNumbers\nls\n```',
  ],
  [
    '| A | B |\n| 1 | 2 |',
    ['6:1  the table has no second line — add "| --- | --- |" below its first'],
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
    ['8:1  the row has 3 cells, and the first row has 2 — write "\\|" in a text, or add a column'],
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'See [more][faq].',
    ['6:10  "][faq]" refers to nothing — write the address: "](/route)", or "[faq]: /route"'],
    'See [more](/).',
  ],
  [
    'One[^1].',
    ['6:4  "[^1]" has no footnote — write "[^1]: …" on a line of its own'],
    'One[^1].\n\n[^1]: A note.',
  ],
  [
    'See [more](/a b).',
    ['6:10  "](" begins no link — write the address without spaces, and close it with ")"'],
    'See [more](/).',
  ],
  ['See [more]().', ['6:5  the link has no address — write one'], 'See [more](/).'],
  [
    'See [more](/guied).',
    ['6:5  warning: link to "/guied" has no page — did you mean "/guide"?'],
    'See [more](/guide).',
  ],
  [
    'See [more](guied).',
    ['6:5  warning: link to "guied" has no page — did you mean "/guide"?'],
    'See [more](guide).',
  ],
  [
    'See [more](/old/manual).',
    ['6:5  warning: link to "/old/manual" goes to an old address — write "/guide"'],
    'See [more](/guide).',
  ],
  [
    'See [more](/guide#settlment).',
    ['6:5  warning: link to "/guide#settlment" has no such heading — did you mean "#settlement"?'],
    'See [more](/guide#settlement).',
  ],
  [
    'See [more](#nothing).',
    ['6:5  warning: link to "#nothing" has no such heading — correct the part after "#"'],
    'See [more](#part).\n\n## Part\n\nText.',
  ],
  [
    'See [more](/guide/next).',
    [
      '6:5  link to "/guide/next" goes to a draft, which a build leaves out — remove "draft: true" there, or link to another page',
    ],
    'See [more](/guide).',
  ],
  [
    'See [more](javascript:x).',
    [
      '6:5  link to "javascript:x" has the scheme "javascript:" — use https:, http:, mailto:, tel: or a path of the site',
    ],
    'See [more](https://x.example).',
  ],
  [
    'See [more](ftp://x.example).',
    [
      '6:5  link to "ftp://x.example" has the scheme "ftp:" — use https:, http:, mailto:, tel: or a path of the site',
    ],
    'See [more](https://x.example).',
  ],
  [
    'See [more](data:text/plain,x).',
    [
      '6:5  link to "data:text/plain,x" has the scheme "data:" — use https:, http:, mailto:, tel: or a path of the site',
    ],
    'See [more](/).',
  ],
  [
    '![](./boxes.svg)',
    ['6:1  image "./boxes.svg" has no alternative text — say between [ and ] what it shows'],
    '![Boxes](./boxes.svg)',
  ],
  [
    '![Boxes](./boxs.svg)',
    ['6:1  image "./boxs.svg" does not exist — put the file next to the page or correct the path'],
    '![Boxes](./boxes.svg)',
  ],
  [
    '![Boxes](https://x.example/a.png)',
    ['6:1  image "https://x.example/a.png" is on another host — keep a copy next to the page'],
    '![Boxes](./boxes.svg)',
  ],
  [
    '![Boxes](./empty.svg)',
    [
      '6:1  image "./empty.svg" has no size that can be read — export it again, an SVG with width and height or a viewBox',
    ],
    '![Boxes](./boxes.svg)',
  ],
  [
    'A {value} here.',
    ['6:3  {value} would be run as code — write \\{value} or put it in backticks'],
    'A \\{value} here.',
  ],
  ['A {value', ['6:3  "{" would begin code — write \\{ or put it in backticks'], 'A \\{value'],
  ['A { here.', ['6:3  "{" would begin code — write \\{ or put it in backticks'], 'A \\{ here.'],
  [
    'import x from "y"\n\nText.',
    ['6:1  import and export are not available in pages — use a component by its name'],
    'Text.',
  ],
  [
    'export const a = 1\n\nText.',
    ['6:1  import and export are not available in pages — use a component by its name'],
    'Text.',
  ],
  ['<Nothing />', ['6:1  <Nothing> is not a component — see the list in CONTRIBUTING.md'], 'Text.'],
  [
    '<Detals summary="A">\n\nText.\n\n</Detals>',
    ['6:1  <Detals> is not a component — did you mean "Details"?'],
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  [
    '<details>\n\nText.\n\n</details>',
    ['6:1  <details> is not an element pages may use — did you mean "Details"?'],
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  [
    '<div>Text</div>',
    ['6:1  <div> is not an element pages may use — use Markdown or a component'],
    'Text',
  ],
  [
    '<script>x</script>',
    ['6:1  <script> is not an element pages may use — use Markdown or a component'],
    'Text',
  ],
  [
    '<Fold>\n\nText.\n\n</Fold>',
    [
      '6:1  <Fold> begins with the heading of a section — write the heading first, then its text',
    ],
    '<Fold>\n\n## A\n\nText.\n\n</Fold>',
  ],
  [
    '<Details>\n\nText.\n\n</Details>',
    ['6:1  <Details> needs summary — write summary="…"'],
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  [
    '<Details summry="A">\n\nText.\n\n</Details>',
    ['6:1  <Details> has no attribute "summry" — did you mean "summary"?'],
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  [
    '<Details summary={x}>\n\nText.\n\n</Details>',
    ['6:1  summary={…} would be run as code — write summary="…"'],
    '<Details summary="x">\n\nText.\n\n</Details>',
  ],
  [
    '<Details {...x}>\n\nText.\n\n</Details>',
    ['6:1  <Details {…}> spreads code — write attributes one by one'],
    '<Details summary="x">\n\nText.\n\n</Details>',
  ],
  [
    '<Details summary="A">\n\nText.',
    ['6:1  <Details> is never closed — add </Details> or write it in backticks'],
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  [
    'Text.\n\n</Details>',
    ['8:2  </Details> has no opening tag before it — remove it or open the tag'],
    'Text.',
  ],
  [
    '<Details summary="A>\n\nText.\n\n</Details>',
    ['6:1  a quote of this tag is never closed — add it'],
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  [
    '<Tabs names="A, B">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n</Tabs>',
    [
      '6:1  <Tabs names="A, B"> has 2 names and 1 <Tab> — give one name per <Tab>, separated by commas',
    ],
    '<Tabs names="A">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n</Tabs>',
  ],
  [
    '<Tabs names="A, A">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n<Tab>\n\nTwo.\n\n</Tab>\n\n</Tabs>',
    ['6:1  <Tabs names="A, A"> names "A" twice — make the names different'],
    '<Tabs names="A, B">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n<Tab>\n\nTwo.\n\n</Tab>\n\n</Tabs>',
  ],
  [
    '<Tabs names="A, B" group="lang">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n<Tab>\n\nTwo.\n\n</Tab>\n\n</Tabs>',
    [
      '6:1  <Tabs names="A, B"> has "A", which is no language of tabs — use Bash, JavaScript, Python, PHP, Java, Kotlin, HTTP, JSON, or leave out group',
    ],
    '<Tabs names="PHP, Java" group="lang">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n<Tab>\n\nTwo.\n\n</Tab>\n\n</Tabs>',
  ],
  [
    '<Tab>\n\nOne.\n\n</Tab>',
    ['6:1  <Tab> is outside <Tabs> — put it between <Tabs names="…"> and </Tabs>'],
    'One.',
  ],
  [
    '<Tabs names="A">\n\nOne.\n\n</Tabs>',
    ['6:1  <Tabs names="A"> contains something that is not a <Tab> — wrap it in <Tab>…</Tab>'],
    '<Tabs names="A">\n\n<Tab>\n\nOne.\n\n</Tab>\n\n</Tabs>',
  ],
  [
    '<Steps>\n\nOne.\n\n</Steps>',
    ['6:1  <Steps> wraps one ordered list — leave only lines that start with "1." in it'],
    '<Steps>\n\n1. One.\n\n</Steps>',
  ],
  [
    '<Checklist>\n\nOne.\n\n</Checklist>',
    ['6:1  <Checklist> wraps one bullet list — leave only lines that start with "-" in it'],
    '<Checklist>\n\n- One\n\n</Checklist>',
  ],
  [
    '<Card title="A" />',
    ['6:1  <Card> needs href — write href="…"'],
    '<Cards>\n\n<Card title="A" href="/" />\n\n</Cards>',
  ],
  [
    '<Related routes="/guied" />',
    ['6:1  warning: link to "/guied" has no page — did you mean "/guide"?'],
    '<Related routes="/guide" />',
  ],
  [
    '<Downloads names="nothing" />',
    ['6:1  <Downloads> has no names "nothing" — describe it in lib/docs/site/downloads.ts'],
    'Text.',
  ],
  [
    '<Cards look="grid">\n\n<Card title="A" href="/" />\n\n</Cards>',
    ['6:1  <Cards> has no look "grid" — use rows'],
    '<Cards look="rows">\n\n<Card title="A" href="/" />\n\n</Cards>',
  ],
  [
    '<kbd onclick="x">A</kbd>',
    ['6:1  <kbd onclick> is not allowed — remove the attribute'],
    '<kbd>A</kbd>',
  ],
  [
    'Text.\n\n<Include name="gone" />',
    [
      '8:1  <Include> shows content/_includes/gone.mdx, which does not exist — write it or correct the name',
    ],
    '<Include name="piece" />',
  ],
  [
    'Text <Include name="piece" />',
    [
      '6:6  <Include> is alone on its line, at its beginning — write \'<Include name="…" />\' and nothing else there',
    ],
    '<Include name="piece" />',
  ],
  [
    'Text.\n\n<Include name="../guide" />',
    ['8:1  <Include> has the name "../guide" — use the name of a file of _includes without ".mdx"'],
    '<Include name="piece" />',
  ],
  ['TODO write it.', ['6:1  "TODO" is left over — do it, or remove the note'], 'Written.'],
  ['A line.\nFIXME this.', ['7:1  "FIXME" is left over — do it, or remove the note'], 'A line.'],
  [
    '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other',
    ['6:1  has the conflict markers of git — resolve the conflict and remove them'],
    'A',
  ],
  ['A\u0007B', ['6:2  invisible control character U+0007 — delete it'], 'A B'],
  [
    '> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > deep',
    ['6:141  is nested too deeply to be read — use at most 60 levels of lists and quotations'],
    '> deep',
  ],
  ['<!-- hidden -->\n\nText.', ['6:2  "<!--" is not a comment here — write {/* … */}'], 'Text.'],
  [
    'Text with <https://x.example> in it.',
    [
      '6:18  "<" begins a tag, and "/" cannot follow — write a link as [text](address), or put it in backticks',
    ],
    'Text with [x](https://x.example) in it.',
  ],
  ['<Errors />', ['6:1  <Errors> is not a component — see the list in CONTRIBUTING.md'], 'Text.'],
  ['See [more] (/guide).', ['6:10  a space before "(" ends the link — write "](" without it'], 'See [more](/guide).'],
  ['See (more)[/guide].', ['6:5  "(more)[/guide]" is no link — write the words between [ and ], and the address between ( and )'], 'See [more](/guide).'],
  ['See [more](http://localhost:3000/guide).', ['6:5  "http://localhost:3000/guide" is on the machine of the reader — write the route, or put the address in backticks'], 'See [more](/guide).'],
  ['See [more](https:/x.example/y).', ['6:5  "https:/x.example/y" is no address — write "https://x.example/y"'], 'See [more](https://x.example/y).'],
  ['See [more](//x.example).', ['6:5  "//x.example" has no scheme — write "https://x.example"'], 'See [more](https://x.example).'],
  ['See [more](https//x.example).', ['6:5  "https//x.example" is no address — write "https://x.example"', '6:5  warning: link to "https//x.example" has no page — correct the route or write the page'], 'See [more](https://x.example).'],
  ['See [more](www.x.example).', ['6:5  "www.x.example" has no scheme — write "https://www.x.example"', '6:5  warning: link to "www.x.example" has no page — correct the route or write the page'], 'See [more](https://www.x.example).'],
  ['Write [us](mailto:).', ['6:7  the link has no address — write one'], 'Write [us](mailto:a@x.example).'],
  ['See [more](#).', ['6:5  the link has no address — write one'], 'See [more](/guide).'],
  ['![[boxes.svg]]', ['6:1  "![[boxes.svg]]" is a link of a wiki — write "[words](/route)" or "![words](./picture.png)"'], '![Boxes](./boxes.svg)'],
  ['See [[guide]].', ['6:5  "[[guide]]" is a link of a wiki — write "[words](/route)" or "![words](./picture.png)"'], 'See [guide](/guide).'],
  ['<img src="boxes.svg">', ['6:1  <img> is HTML — write "![What it shows](./picture.png)"'], '![Boxes](./boxes.svg)'],
  ['One<br>two.', ['6:4  <br> is HTML — write <br />'], 'One<br />two.'],
  ['One **two three.', ['6:5  "**" has no partner — add it, without a space inside, or write "\\*\\*"'], 'One **two** three.'],
  ['Use `code and more.', ['6:5  "`" has no partner — add it, or write "\\`"'], 'Use `code` and more.'],
  ['::note\n\nText.', ['6:1  "::note" opens no box — write ":::note"'], ':::note\n\nText.\n\n:::'],
  [':::note{title="A"}\n\nText.\n\n:::', ['6:1  ":::note{title="A"}" has attributes, and a box has none — write ":::note[Title]"'], ':::note[A]\n\nText.\n\n:::'],
  ['> [!NOTICE]\n> Text.', ['6:3  "[!NOTICE]" is no box — its word is NOTE, TIP, IMPORTANT, WARNING or CAUTION, alone on its line'], '> [!NOTE]\n> Text.'],
  ['> [!note] Title\n> Text.', ['6:3  "[!note]" is no box — its word is NOTE, TIP, IMPORTANT, WARNING or CAUTION, alone on its line'], '> [!NOTE]\n> Text.'],
  ['## Part \\{#Bad Id}\n\nText.', ['6:1  "Bad Id" cannot be an id — begin with a letter, and use letters, digits, "-" and "_"'], '## Part \\{#good-id}\n\nText.'],
  ['| A | B |\n|---|\n| 1 | 2 |', ['7:1  the second line of the table has not as many columns as the first — write "| --- | --- |"'], '| A | B |\n| --- | --- |\n| 1 | 2 |'],
  ['| A | B |\n| --- | --- |\n\nText.', ['6:1  the table has no rows — write them directly below its second line'], '| A | B |\n| --- | --- |\n| 1 | 2 |'],
  ['-One\n-Two', ['6:1  "-One" is no entry of a list — write a space after "-"', '7:1  "-Two" is no entry of a list — write a space after "-"'], '- One\n- Two'],
  ['- [x]Done', ['6:3  "[x]" begins no task — write a space after it'], '- [x] Done'],
  ['A&nbps;B', ['6:2  "&nbps;" is no character — correct its name, or write the character itself'], 'A&nbsp;B'],
  ['A\u200bB', ['6:2  invisible character U+200B — delete it'], 'AB'],
  ['Text.\n---\n\nMore.', ['6:1  "---" makes a heading of the lines above it — leave a line empty before it, or begin the heading with "## "'], 'Text.\n\n---\n\nMore.'],
  ['Text.\n\n</Fold>', ['8:2  </Fold> has no opening tag before it — remove it or open the tag'], 'Text.'],
  ['One[^a].\n\n[^a]: One.\n\n[^a]: Two.', ['10:1  "[^a]" is explained twice, and only the first is printed — remove one, or rename it'], 'One[^a].\n\n[^a]: One.'],
  ['One.\n\n[^b]: Unused.', ['8:1  nothing refers to the footnote "[^b]" — write "[^b]" where it belongs, or remove it'], 'One[^b].\n\n[^b]: Used.'],
  ['```json {9}\n{}\n```', ['6:1  line 9 is marked, and the code has 1 — correct the number'], '```json {1}\n{}\n```'],
  ['```json {3-1}\n{\n}\n```', ['6:1  "3-1" in braces is no line — write the smaller number first, as in {3-5}'], '```json {1-2}\n{\n}\n```'],
  ['```bash\n# highlight-start\nls\n```', ['6:1  "highlight-start" has no "highlight-end" below it — add it'], '```bash\n# highlight-next-line\nls\n```'],
  ['```bash\nls\n# highlight-end\n```', ['6:1  "highlight-end" has no "highlight-start" above it — add it'], '```bash\n# highlight-start\nls\n# highlight-end\n```'],
  ['```bash\n# highlight-nextline\nls\n```', ['6:1  "highlight-nextline" marks nothing — did you mean "highlight-next-line"?'], '```bash\n# highlight-next-line\nls\n```'],
  ['```bash\nls # [!code +]\n```', ['6:1  "[!code +]" marks nothing — end the line with "[!code ++]" or "[!code --]"'], '```bash\nls # [!code ++]\n```'],
];
