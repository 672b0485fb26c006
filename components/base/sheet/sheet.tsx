import sheets from '@/.generated/sheets.json';

const ADDRESSES: Readonly<Record<string, string>> = sheets;

/**
 * The sheet of a component that few pages have: `<Sheet name="long" />` brings `long.page.css`. React moves it into the
 * head, behind the sheet of all pages, and waits for it before it shows a page.
 */
export function Sheet({ name }: { readonly name: string }) {
  const address = ADDRESSES[name];
  if (address === undefined) throw new Error(`no sheet ${name}.page.css`);
  // The precedence of the framework's own sheets.
  return (
    <link rel="stylesheet" href={`${process.env.BASE_PATH ?? ''}${address}`} precedence="next" />
  );
}
