import { useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { SEARCH_EVENT } from '@/components/base/browser/events';
import {
  onAddress,
  pushAddress,
  type Question,
  questionOf,
  readAddress,
  replaceQuestion,
} from './address';

interface QuestionState extends Question {
  /** False in the HTML of the page, which does not know the address yet. */
  readonly isKnown: boolean;
  /** What the field shows: the query as typed, blanks and unfinished words included. */
  readonly text: string;
  /** The field has changed; a word that is being composed is shown and not searched. */
  type(text: string, isComposing: boolean): void;
}

/** The question of the address, which is the state of the page, and the text of its field. */
export function useQuestion(): QuestionState {
  const address = useSyncExternalStore(onAddress, readAddress, () => undefined);
  const question = questionOf(address ?? '');
  const { query, context } = question;
  const [draft, setDraft] = useState({ text: '', query: '' });
  useFreshAddress();
  useEffect(() => {
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
      event.preventDefault();
      pushAddress(event.detail);
    };
    document.addEventListener(SEARCH_EVENT, take);
    return () => document.removeEventListener(SEARCH_EVENT, take);
  }, []);
  return {
    ...question,
    isKnown: address !== undefined,
    // The address may have changed since the reader typed.
    text: draft.query === query ? draft.text : query,
    type(text, isComposing) {
      setDraft({ text, query: isComposing ? query : text.trim() });
      if (!isComposing) replaceQuestion({ query: text.trim(), context });
    },
  };
}

/** The framework writes the address of a page between rendering it and showing it: it is read once more there. */
function useFreshAddress(): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(renderAgain, []);
}
