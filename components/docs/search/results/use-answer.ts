import { useCallback, useEffect, useRef, useState } from 'react';
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
 * has none. Where nothing is shown yet, the rows wait for their texts: they would move when these come.
 */
export function useAnswer({ query, context, limit }: Question): Answer & { retry(): void } {
  const [asker] = useState(() => new Asker(process.env.BASE_PATH ?? ''));
  const key = keyOf({ query, context, limit });
  const [answer, setAnswer] = useState<Answer>(() =>
    remembered?.key === key ? remembered.answer : {},
  );
  const isShown = useRef(remembered?.key === key);
  /** Counts the questions: what waits for one is not shown after the next. */
  const turn = useRef(0);
  const ask = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    let waiting: SearchResult | undefined;
    const show = (result: SearchResult) => {
      waiting = undefined;
      isShown.current = true;
      remembered = { key: keyOf({ query, context, limit }), answer: { result } };
      setAnswer(remembered.answer);
    };
    asker
      .ask(context, query, limit, (result) => {
        if (isShown.current || result.hasExcerpts) show(result);
        else waiting = result;
      })
      .then(() => {
        // The texts could not be loaded.
        if (waiting && turn.current === mine) show(waiting);
      })
      .catch((error: unknown) => {
        warnOnce(error);
        setAnswer({ error });
      });
  }, [asker, query, context, limit]);
  useEffect(() => {
    if (query === '') {
      isShown.current = false;
      setAnswer({});
    } else ask();
    return () => {
      turn.current += 1;
      asker.cancel();
    };
  }, [asker, query, ask]);
  return { ...(query === '' ? {} : answer), retry: ask };
}
