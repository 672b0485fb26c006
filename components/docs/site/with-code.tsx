import { codeSpans } from '@/lib/base/text/code-spans';

/** A text of the site's data with its names in code font. */
export function WithCode({ text: source }: { readonly text: string }) {
  return codeSpans(source).map(({ text, isCode }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never move
    isCode ? <code key={index}>{text}</code> : text,
  );
}
