/** Page files with a mistake in the head, and what the check says of it. */
export const HEADS: readonly (readonly [mistake: string, faults: readonly string[]])[] = [
  [
    'Text.',
    [
      '1:1  frontmatter has no title — add "title: …"',
      '1:1  frontmatter has no description — add "description: …"',
    ],
  ],
  [
    '---\ntitle: A page\n---\n\nText.\n',
    ['1:1  frontmatter has no description — add "description: …"'],
  ],
  [
    '---\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['1:1  frontmatter has no title — add "title: …"'],
  ],
  [
    '---\ntitle: A page\ndescription: Short.\n---\n\nText.\n',
    ['3:1  description: too short — say in 50 to 160 characters what a reader finds here'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.A page of a test, described in as many words as the check asks an author for.A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['3:1  description: too long — say in 50 to 160 characters what a reader finds here'],
  ],
  [
    '---\ntitle: ""\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['2:1  title: is empty — write words'],
  ],
  [
    '---\ntitle: Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long \ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['2:1  title: is longer than 80 letters — shorten it'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nsidbarLabel: A\n---\n\nText.\n',
    ['4:1  unknown frontmatter key "sidbarLabel" — did you mean "sidebarLabel"?'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nauthor: me\n---\n\nText.\n',
    [
      '4:1  unknown frontmatter key "author" — the keys are title, description, sidebarLabel, keywords, asked, draft, unlisted',
    ],
  ],
  [
    '---\ntitle: A: page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    [
      '2:9  frontmatter: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line — quote the value or correct the YAML',
    ],
  ],
  [
    '---\ntitle: A page\ntitle: B page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['3:1  frontmatter: duplicated mapping key — quote the value or correct the YAML'],
  ],
  [
    '---\ntitle: [A]\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['2:1  title: is no text — write words, in quotes if they look like a number or a list'],
  ],
  [
    '---\ntitle: 12\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['2:1  title: is no text — write words, in quotes if they look like a number or a list'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n\nText.\n',
    ['1:1  frontmatter is never closed — add a line "---"'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n--- text\n\nText.\n',
    ['4:4  "text" follows the "---" that closes the frontmatter — put it on a line of its own'],
  ],
  [
    '---js\n{ title: "A" }\n---\n\nText.\n',
    [
      '1:4  frontmatter is YAML and names no language — write "---" without "js"',
      '2:8  "{" would begin code — write \\{ or put it in backticks',
    ],
  ],
  [
    '---\n- A\n- B\n---\n\nText.\n',
    ['2:1  frontmatter is not a list of keys — write "key: value" on each line'],
  ],
  [
    '---\ntitle: *a\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['2:10  frontmatter: unidentified alias "a" — quote the value or correct the YAML'],
  ],
  [
    '---\n\ttitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['2:1  a tab begins the line — write spaces instead'],
  ],
  [
    '---\ntitle: "A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    [
      '4:1  frontmatter: unexpected end of the stream within a double quoted scalar — quote the value or correct the YAML',
    ],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\ndraft: yes\n---\n\nText.\n',
    ['4:1  draft: write "true", or remove the line'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nunlisted: false\n---\n\nText.\n',
    ['4:1  unlisted: write "true", or remove the line'],
  ],
  [
    '---\ntitle: A page\ndescription: "TODO: A page of a test, described in as many words as the check asks an author for."\n---\n\nText.\n',
    ['3:15  "TODO" is left over — do it, or remove the note'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nkeywords: ""\n---\n\nText.\n',
    ['4:1  keywords: is empty — write words'],
  ],
  [
    '---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\noperation: x\n---\n\nText.\n',
    [
      '4:1  unknown frontmatter key "operation" — the keys are title, description, sidebarLabel, keywords, asked, draft, unlisted',
    ],
  ],
  [
    ' ---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n',
    ['1:1  a space is before the "---" of the head — delete it'],
  ],
  ['\n---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n', ['1:1  an empty line is above the head — delete it']],
  ['----\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n----\n\nText.\n', ['1:1  "----" opens no head — write "---", and "key: value" on each line']],
  ['+++\ntitle = "A"\n+++\n\nText.\n', ['1:1  "+++" opens no head — write "---", and "key: value" on each line']],
  ["---\ntitle: A **page**\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["2:1  title: is plain text, and prints Markdown as it is typed — write the words alone"]],
  ["---\ntitle: \"[A](/guide)\"\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["2:1  title: is plain text, and prints Markdown as it is typed — write the words alone"]],
  ["---\ntitle: A <b>page</b>\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["2:1  title: is plain text, and prints Markdown as it is typed — write the words alone"]],
  ["---\ntitle: |\n  A page\n  of two\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["2:1  title: has more than one line — write one"]],
  ["---\ntitle: A page\ndescription: A <b>page</b> of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["3:1  description: is plain text, and prints Markdown as it is typed — write the words alone"]],
  ["---\ntitle: A page\ndescription: A page of a test, described in as [many](/guide) words as the check asks an author for.\n---\n\nText.\n", ["3:1  description: is plain text, and prints Markdown as it is typed — write the words alone"]],
  ["---\ntitle: A page\ndescription: A p\u200bage of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["3:1  description: has an invisible character — type the line again"]],
  ["---\ntitle: A page\ndescription: Lorem ipsum of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["3:14  \"Lorem ipsum\" fills a place — write the text"]],
  ["---\ntitle: A pagÃ©\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\nText.\n", ["2:13  \"Ã©\" was read in a wrong encoding — write the character, and save the file as UTF-8"]],
  ["---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nkeywords: a, , b\n---\n\nText.\n", ["4:1  keywords: has an empty or a repeated part between its commas — remove it"]],
  ["---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nkeywords: a, b, A\n---\n\nText.\n", ["4:1  keywords: has an empty or a repeated part between its commas — remove it"]],
  ["---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\nasked: how to pay, how to pay\n---\n\nText.\n", ["4:1  asked: has an empty or a repeated part between its commas — remove it"]],
];
