/** Content of a page for customers; every text is escaped here. */
export interface PageText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly fault?: string;
  /** Buttons (names as in `press`; all three unless given), and a field if something can be typed. */
  readonly form?: { readonly value: string | undefined; readonly buttons?: readonly string[] };
  /** One form a button, to another address. */
  readonly post?: {
    readonly action: string;
    readonly name: string;
    readonly buttons: readonly { readonly label: string; readonly value: string }[];
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without scripts and styles: it is there to be clicked through by hand and by tests. */
export function hostedPage({ title, lines, fault, form, post }: PageText): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<h1>${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(fault === undefined ? [] : [`<p role="alert">${escaped(fault)}</p>`]),
    ...(form ? [payForm(form)] : []),
    ...(post ? post.buttons.map((button) => postForm(post, button)) : []),
    '</html>',
  ].join('\n');
}

const payForm = ({
  value: label,
  buttons: names = ['approve', 'fail', 'cancel'],
}: NonNullable<PageText['form']>): string => {
  const field =
    label === undefined
      ? ''
      : `<p><label>${escaped(label)} <input name="value" autocomplete="off" inputmode="numeric"></label></p>`;
  const buttons = names
    .map(
      (name) =>
        `<button name="do" value="${name}">${name[0]?.toUpperCase()}${name.slice(1)}</button>`,
    )
    .join(' ');
  return `<form method="post">${field}<p>${buttons}</p></form>`;
};

const postForm = (
  { action, name }: NonNullable<PageText['post']>,
  { label, value }: { readonly label: string; readonly value: string },
): string =>
  `<form method="post" action="${escaped(action)}"><input type="hidden" name="${escaped(name)}" value="${escaped(value)}"><button>${escaped(label)}</button></form>`;
