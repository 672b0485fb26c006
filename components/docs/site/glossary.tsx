import { Fragment } from 'react';
import * as t from '@/.generated/interface';
import { Unbroken } from '@/components/base/code/unbroken';
import { DocLink } from '@/components/base/link/link';
import { Sheet } from '@/components/base/sheet/sheet';
import type { TitleOf } from '@/lib/docs/content/types';
import type { Site } from '@/lib/docs/site/schemas';

interface GlossaryProps extends Pick<Site, 'glossary'> {
  readonly titleOf: TitleOf;
}

/** Terms in alphabetical order, each with an anchor, grouped by initial. */
export function Glossary({ glossary, titleOf }: GlossaryProps) {
  const terms = [...glossary].sort((a, b) => a.term.localeCompare(b.term, t.languageCode));
  const initials = [...new Set(terms.map(({ term }) => initialOf(term)))];
  return (
    <>
      <Sheet name="lists" />
      <nav className="glossary-index" aria-label={t.contentInitials}>
        {initials.map((initial) => (
          <Fragment key={initial}>
            <a href={`#initial-${initial.toLowerCase()}`}>{initial}</a>{' '}
          </Fragment>
        ))}
      </nav>
      {initials.map((initial) => (
        <Fragment key={initial}>
          <p className="glossary-initial" id={`initial-${initial.toLowerCase()}`}>
            {initial}
          </p>
          <dl className="glossary">
            {terms
              .filter(({ term }) => initialOf(term) === initial)
              .map(({ id, term, also, text, see }) => (
                <div key={id} id={id}>
                  <dt>
                    <Unbroken text={term} />{' '}
                    {also.length > 0 && (
                      <span className="glossary-also">
                        <Unbroken text={t.contentAlso({ terms: also.join(', ') })} />
                      </span>
                    )}
                  </dt>
                  <dd>
                    <Unbroken text={text} />
                    <SeeAlso routes={see} titleOf={titleOf} />
                  </dd>
                </div>
              ))}
          </dl>
        </Fragment>
      ))}
    </>
  );
}

const initialOf = (term: string): string =>
  /^[a-z]/i.test(term) ? term.charAt(0).toUpperCase() : '0-9';

interface SeeAlsoProps {
  readonly routes: readonly string[];
  readonly titleOf: TitleOf;
}

function SeeAlso({ routes, titleOf }: SeeAlsoProps) {
  const pages = routes.flatMap((route) => {
    const title = titleOf(route);
    return title ? [{ route, title }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <>
      {` ${t.contentSee} `}
      {pages.map(({ route, title }, index) => (
        <span key={route}>
          {index > 0 && ', '}
          <DocLink href={route}>{title}</DocLink>
        </span>
      ))}
      .
    </>
  );
}
