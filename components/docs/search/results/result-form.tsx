import { useLayoutEffect, useRef } from 'react';
import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';
import type { Scope } from '@/components/docs/search/worker/protocol';
import { CONTEXT_LABELS } from '@/lib/docs/search/types';
import { contextFrom } from '../links';
import { ClearButton, SEARCH_PATH, SearchField } from '../search-form';

interface Props {
  readonly text: string;
  readonly context: Scope;
  readonly onType: (text: string, isComposing: boolean) => void;
  readonly onContext: (context: Scope) => void;
}

const PARTS = [['', t.searchEverywhere] as const, ...Object.entries(CONTEXT_LABELS)];

/** A large field and the parts of the documentation to choose from; before React comes, a plain form. */
export function ResultForm({ text, context, onType, onContext }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, onType);
  return (
    <search aria-label={t.searchAllPages}>
      <form action={SEARCH_PATH} onSubmit={(event) => event.preventDefault()}>
        <div className="search-box search-box-large">
          <Icon name="search" />
          <SearchField
            ref={field}
            value={text}
            onChange={({ target, nativeEvent }) =>
              onType(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
          />
          <ClearButton
            aria-label={t.searchClearQuery}
            hidden={text === ''}
            onClick={() => {
              onType('', false);
              field.current?.focus();
            }}
          />
        </div>
        <fieldset className="segments">
          <legend className="visually-hidden">{t.searchPart}</legend>
          {PARTS.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="ctx"
                value={value}
                checked={value === context}
                onChange={() => onContext(contextFrom(value) ?? '')}
                suppressHydrationWarning
              />
              {label}{' '}
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

/** What the reader typed into the field before React came is asked like anything typed after it. */
function useTypedBefore(
  field: { readonly current: HTMLInputElement | null },
  onType: Props['onType'],
): void {
  const first = useRef(onType);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    const asked = new URLSearchParams(window.location.search).get('q') ?? '';
    if (typed.trim() !== '' && typed.trim() !== asked.trim()) first.current(typed, false);
  }, [field]);
}
