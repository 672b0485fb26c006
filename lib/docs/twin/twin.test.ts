import { describe, expect, it } from 'vitest';
import { llmsList, twinPath } from './llms';
import { articleOf, twinOf } from './twin';

const URL_OF_PAGE = 'https://docs.gateway.example/api/cards_check';
const twin = (body: string, forms = {}) =>
  twinOf(`<article>${body}</article>`, URL_OF_PAGE, forms).trim();

describe('twinOf', () => {
  it('keeps text, emphasis, tables and absolute links', () => {
    expect(
      twin(
        '<h1>Check</h1><p>Read <a href="/faq#x">the FAQ</a> <strong>now</strong>.</p>' +
          '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table>',
      ),
    ).toBe(
      '# Check\n\nRead [the FAQ](https://docs.gateway.example/faq#x) **now**.\n\n| A |\n| - |\n| `b` |',
    );
  });

  it('leaves out what only a screen needs', () => {
    expect(
      twin(
        '<ul class="eyebrow"><li>BR</li></ul><div class="heading heading-2"><h2 id="a">A</h2><a class="heading-link" href="#a" aria-label="Direct link"></a></div>' +
          '<button type="button">Copy</button><svg class="icon" aria-hidden="true"><path d="M0 0"/></svg>' +
          '<p>Text<span class="visually-hidden"> (opens in new tab)</span></p><p>30\u00a0min</p><footer>Edit</footer>',
      ),
    ).toBe('## A\n\nText\n\n30 min');
  });

  it('writes the summary of a fold as a title, and the heading of a folded section as a heading', () => {
    expect(
      twin(
        '<details><summary class="heading heading-2"><h2 id="a">A</h2></summary><p>One</p></details>' +
          '<details><summary>More</summary><div><p>Two</p></div></details>',
      ),
    ).toBe('## A\n\nOne\n\n**More**\n\nTwo');
  });

  it('keeps the language of code and drops its colors', () => {
    expect(
      twin(
        '<figure class="code"><pre><code class="language-json"><span class="line"><span class="c-pun">{</span></span>\n<span class="line">}</span></code></pre></figure>',
      ),
    ).toBe('```json\n{\n}\n```');
  });

  it('writes changed lines of code as a diff', () => {
    const line = (text: string, mark = '') => `<span class="line"${mark}>${text}</span>`;
    const code = [line('a'), line('b', ' data-mark="-"'), line('c', ' data-mark="+"')].join('\n');
    expect(twin(`<pre><code class="language-json">${code}</code></pre>`)).toBe(
      '```diff\n  a\n- b\n+ c\n```',
    );
  });

  it('writes a box in the form that its class has', () => {
    const forms = { note: () => ({ type: 'thematicBreak' }) };
    expect(twin('<div class="plain">A</div><div class="big note">B</div>', forms)).toBe('A\n\n---');
  });

  it('tells a drawing by its description and names the tabs', () => {
    expect(
      twin(
        '<figure><svg role="img"><title>Pix payin</title><desc>The customer pays.</desc><text>x</text></svg><ol class="narrow-only steps"><li>Told twice</li></ol><div class="narrow-only"><svg role="img"><title>Pix payin</title><desc>Told twice.</desc></svg></div></figure>' +
          '<div role="tabpanel"><p class="tab-panel-title">PHP</p><p>Hi</p></div>',
      ),
    ).toBe('> **Pix payin** The customer pays.\n\n**PHP**\n\nHi');
  });

  it('leaves out what the lines of a drawing mean, and keeps any other caption', () => {
    expect(
      twin(
        '<figure><figcaption class="of-drawing">Dashed lines are responses.</figcaption></figure><figure><figcaption>Stop waiting at the end.</figcaption></figure>',
      ),
    ).toBe('Stop waiting at the end.');
  });

  const dial = (label: string) =>
    `<svg class="dial" role="img" aria-label="${label}"><circle/></svg>`;

  it('says what a mark means where no word stands next to it', () => {
    const mark = (content: string) => `<td><span class="matrix-mark">${content}</span></td>`;
    expect(
      twin(
        '<table><thead><tr><th>A</th><th>B</th><th>C</th><th>D</th></tr></thead><tbody><tr>' +
          `<td>${dial('yes, but can change')}</td>${mark(dial('allowed'))}` +
          `${mark(`${dial('limited')}<span>own actions</span>`)}${mark(`${dial('view only')}<span>view</span>`)}` +
          '</tr><tr data-filter-empty hidden><td>No row matches.</td></tr></tbody></table>',
      ),
    ).toBe(
      '| A | B | C | D |\n| - | - | - | - |\n| yes, but can change | allowed | limited: own actions | view only |',
    );
  });

  it('leaves out what only helps to move in a long table', () => {
    const table = '<thead><tr><th>Code</th></tr></thead>';
    expect(
      twin(
        '<div class="long-table repeat"><p>The same rows</p></div><div class="long-table">' +
          '<div class="table-tools"><div class="table-filter"><kbd>/</kbd> <output>1 of 1</output></div></div>' +
          '<nav class="jumps"><a href="#errors-1">1</a></nav>' +
          `<table>${table}<tbody><tr class="band"><th>1xxx</th></tr><tr><td>1001</td></tr></tbody></table></div>`,
      ),
    ).toBe('| Code |\n| - |\n| 1001 |');
  });

  it('separates status codes and says what each means', () => {
    const code = (status: number, text: string) =>
      `<span class="http-code"><span>${status}<span class="visually-hidden">, ${text}</span></span></span> `;
    expect(
      twin(
        `<dl><div><dt>Success</dt><dd>${code(201, 'Created now.')}${code(200, 'A repeat.')}</dd></div></dl>`,
      ),
    ).toBe('- **Success**: 201, Created now; 200, A repeat.');
  });

  it('keeps the brackets around a number of the drawing', () => {
    expect(
      twin(
        '<p>The lines <span class="callout-ref" data-digits="1"><span class="visually-hidden">(</span>3<span class="visually-hidden">)</span></span> add up.</p>',
      ),
    ).toBe('The lines (3) add up.');
  });

  it('separates the parts of a card, and leaves out the path that its link has', () => {
    expect(
      twin(
        '<ul class="cards"><li class="card"><a class="card-title" href="/faq">Ask</a> <span>Short answers</span> <span class="card-path">/faq</span></li></ul>',
      ),
    ).toBe('- [Ask](https://docs.gateway.example/faq): Short answers');
  });

  it('leaves out fields to type into, and keeps the box of a task', () => {
    expect(
      twin(
        '<div><input type="search" placeholder="Filter" aria-label="Filter"><select><option>Any</option></select></div><p>x</p>',
      ),
    ).toBe('x');
    expect(
      twin(
        '<ul class="checklist"><li><label><input type="checkbox"><span>Rotate <code>key</code></span></label></li></ul>',
      ),
    ).toBe('- [ ] Rotate `key`');
  });

  it('leaves out the place of a tool, which is empty', () => {
    expect(twin('<details data-tool="x"><summary>Build</summary></details><p>x</p>')).toBe('x');
    expect(twin('<details><summary>More</summary><p>x</p></details>')).toBe('**More**\n\nx');
  });

  it('writes the title of the only block of code once', () => {
    const panel = (title: string) => `<div><p class="tab-panel-title">${title}</p><p>x</p></div>`;
    const set = (bar: string, panels: string) =>
      twin(`<div><div class="pick-bar">${bar}</div>${panels}</div>`);
    expect(set('200 List', panel('200 List'))).toBe('**200 List**\n\nx');
    expect(set('Request', panel('Bash') + panel('PHP'))).toBe(
      'Request\n\n**Bash**\n\nx\n\n**PHP**\n\nx',
    );
  });

  it('writes a list of facts as items', () => {
    expect(twin('<dl><div><dt>Rate</dt><dd>10 rps</dd></div></dl>')).toBe('- **Rate**: 10 rps');
  });

  it('says which page has no article', () => {
    expect(() => twinOf('<p>x</p>', URL_OF_PAGE, {})).not.toThrow();
    expect(() => twinOf('', URL_OF_PAGE, {})).toThrow(URL_OF_PAGE);
    expect(articleOf('<main><article class="article">a</article></main>')).toBe(
      '<article class="article">a</article>',
    );
    expect(articleOf('<main>a</main>')).toBeUndefined();
  });
});

describe('llmsList', () => {
  it('lists pages by section with links to their Markdown', () => {
    const page = (route: `/${string}`, title: string) => ({
      route,
      title,
      description: `About ${title}.`,
    });
    expect(
      llmsList({
        title: 'Docs',
        summary: 'All of it.',
        pages: [page('/', 'Home'), page('/api/find', 'Find'), page('/faq', 'FAQ')],
        labels: { api: 'API' },
        resolve: (path) => `https://d.example${path}`,
      }),
    ).toBe(
      '# Docs\n\n> All of it.\n\n## Start here\n\n- [Home](https://d.example/index.md): About Home.\n' +
        '- [FAQ](https://d.example/faq.md): About FAQ.\n\n## API\n\n- [Find](https://d.example/api/find.md): About Find.\n',
    );
    expect(twinPath('/')).toBe('/index.md');
  });
});
