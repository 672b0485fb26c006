import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Dial, type DialLevel } from '@/components/base/icon/dial';
import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import { Inline } from '@/components/gateway/text/inline';
import { type AmountFit, rangeText } from '@/lib/gateway/contract/amount-range';
import type { Match, MethodMatch } from '@/lib/gateway/tools/services/find';
import type { Wanted } from '@/lib/gateway/tools/services/wanted';
import { countriesText, FITS, showOthers, WORDS } from './words';

// The checks of a request are four times the finder.
const ServiceRequest = lazy(() => import('./service-request'));

/** Methods that are listed before the reader asks for the others. */
const FIRST = 20;

interface MethodListProps {
  readonly label: string;
  readonly found: readonly MethodMatch[];
  readonly wanted: Wanted;
  readonly onChoose: (route: string) => void;
}

/** Methods with those of their pages that fit; each opens to the request that it would get. */
export function MethodList({ label, found, wanted, onChoose }: MethodListProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const at = found.findIndex(({ matches }) =>
    matches.some(({ page }) => page.route === wanted.chosen),
  );
  const shown = isWhole || at >= FIRST ? found : found.slice(0, FIRST);
  return (
    <section className="tool-part" aria-labelledby={id}>
      <p className="finder-title" id={id}>
        {label}
      </p>
      <ul className="finder-methods">
        {shown.map(({ method, matches }) => (
          <li key={method.id}>
            <p>
              <strong>{method.name}</strong>{' '}
              <span className="tool-note">
                {countriesText(method.countries)};{' '}
                {method.currencies.length === 0 ? WORDS.anyMoney : method.currencies.join(', ')}
              </span>
            </p>
            {matches.map((match) => (
              <PageLine key={match.page.route} match={match} wanted={wanted} onChoose={onChoose} />
            ))}
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p>
          <button type="button" className="tool-button" onClick={() => setWhole(true)}>
            {showOthers(found.length - shown.length)}
          </button>
        </p>
      )}
    </section>
  );
}

interface PageLineProps {
  readonly match: Match;
  readonly wanted: Wanted;
  readonly onChoose: (route: string) => void;
}

function PageLine({ match: { page, fit }, wanted, onChoose }: PageLineProps) {
  const { route, label, status, words, amount } = page;
  // A line of the address is open at the beginning; after that, each line is as the reader left it.
  const [isOpen, setOpen] = useState(wanted.chosen === route);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        setOpen(currentTarget.open);
        onChoose(currentTarget.open ? route : '');
      }}
    >
      <summary>
        <Icon name="chevron-right" className="chevron" />
        <span>
          {label}
          {status && <span className="tool-note">, {status}</span>}
        </span>
        <span className="finder-fit">{fitLine(page.range && rangeText(page.range), fit)}</span>
      </summary>
      {isOpen && (
        <div className="finder-page">
          {amount !== undefined && (
            <p>
              {WORDS.amount}: <Inline text={amount} />.
            </p>
          )}
          {words.length > 0 && <p className="tool-note">{words.join(', ')}</p>}
          <p>
            <DocLink href={route}>{WORDS.page}</DocLink>
          </p>
          {page.hasRequest ? (
            <Suspense fallback={<p className="finder-room tool-note">{WORDS.loading}</p>}>
              <ServiceRequest route={route} wanted={wanted} />
            </Suspense>
          ) : (
            <p className="tool-note">{WORDS.noRequest}</p>
          )}
        </div>
      )}
    </details>
  );
}

const DIALS: Readonly<Record<AmountFit, readonly [DialLevel, 'good' | 'bad' | 'none']>> = {
  fits: ['check', 'good'],
  depends: ['half', 'none'],
  below: ['cross', 'bad'],
  above: ['cross', 'bad'],
  unpublished: ['empty', 'none'],
};

/** How the amount compares, and with what. */
function fitLine(range: string | undefined, fit: AmountFit | undefined): ReactNode {
  const limits = range ?? WORDS.unpublished;
  if (fit === undefined) return limits;
  const [level, tone] = DIALS[fit];
  return (
    <>
      <Dial level={level} tone={tone} />{' '}
      {fit === 'unpublished' ? FITS[fit] : `${FITS[fit]}: ${limits}`}
    </>
  );
}
