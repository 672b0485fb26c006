import { Fragment } from 'react';
import { isUnbrokenName } from '@/lib/base/text/unbroken';

/** A long name may break after `_` and `.`, an address also after a part of its path; never inside a word. */
export function Breakable({ name }: { readonly name: string }) {
  const parts = name.split(/(?<=[_.]|[^/]\/(?!\/))/);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {isUnbrokenName(part) ? <span className="unbroken">{part}</span> : part}
        </Fragment>
      ))}
    </>
  );
}
