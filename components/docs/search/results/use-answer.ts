import { useCallback, useEffect, useState } from 'react';
import type { SearchResult } from '@/lib/docs/search/types';
import { Asker } from '../asker';
import { warnOnce } from '../messages';
import type { Question } from './address';

/** What the worker said last: a result, or why there is none. */
export interface Answer {
  readonly result?: SearchResult;
  readonly error?: unknown;
}

/** The last result of this visit and its question: Back shows it immediately and keeps the place on the page. */
let remembered: { readonly key: string; readonly answer: Answer } | undefined;

const keyOf = ({ query, context, limit }: Question): string =>
  JSON.stringify([query, context, limit]);

/**
 * Ask the worker of the search box. The result of the question before stays until the next one comes; an empty query
 * has none.
 */
export function useAnswer({ query, context, limit }: Question): Answer & { retry(): void } {
  const [asker] = useState(() => new Asker(process.env.BASE_PATH ?? ''));
  const key = keyOf({ query, context, limit });
  const [answer, setAnswer] = useState<Answer>(() =>
    remembered?.key === key ? remembered.answer : {},
  );
  const ask = useCallback(() => {
    asker
      .ask(context, query, limit, (result) => {
        remembered = { key: keyOf({ query, context, limit }), answer: { result } };
        setAnswer(remembered.answer);
      })
      .catch((error: unknown) => {
        warnOnce(error);
        setAnswer({ error });
      });
  }, [asker, query, context, limit]);
  useEffect(() => {
    if (query === '') setAnswer({});
    else ask();
    return () => asker.cancel();
  }, [asker, query, ask]);
  return { ...(query === '' ? {} : answer), retry: ask };
}
