import { VERBS } from '@/lib/gateway/contract/openapi/operations';

/** An HTTP verb in its colour; the word says it all, the colour only helps the eye. */
export function Verb({ name }: { readonly name: string }) {
  const verb = name.toUpperCase();
  if (!VERBS.some((each) => each === verb)) {
    throw new Error(`"${name}" is not an HTTP verb of the API — use one of ${VERBS.join(', ')}`);
  }
  return (
    <span className="verb" data-verb={verb}>
      {verb}
    </span>
  );
}
