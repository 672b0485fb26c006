import { VERBS } from '@/lib/gateway/contract/openapi/operations';

/** An HTTP verb in its color; the word says it all, the color only helps the eye. */
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
