import { CodeName, Unbroken } from '@/components/base/code/unbroken';
import { codeSpans } from '@/lib/base/text/code-spans';

/** A text of the site's data with its names in code font. */
export function WithCode({ text: source }: { readonly text: string }) {
  return codeSpans(source).map(({ text, isCode }, index) =>
    isCode ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never move
      <CodeName key={index} name={text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never move
      <Unbroken key={index} text={text} />
    ),
  );
}
