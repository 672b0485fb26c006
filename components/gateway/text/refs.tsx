import { DocLink } from '@/components/base/link/link';
import { ANCHOR, REFERENCE } from '@/lib/gateway/contract/anchors';
import type { FromContract } from './from-contract';
import { Status } from './status';

/** A status as a sign that leads to its row. */
export function StatusLink({ name }: { readonly name: string }) {
  return <Status name={name} href={`${REFERENCE.statuses}#${name}`} />;
}

interface CodeProps {
  readonly code: string | number;
}

/** `<ErrorRef code="1004" />`: code and slug of an API error, linked to its row. */
export function ErrorRef({ code, contract }: CodeProps & FromContract<'errors'>) {
  const known = contract.errors?.codes;
  const found = known?.find((error) => error.code === Number(code));
  if (known && !found) throw new Error(`<ErrorRef code="${code}" />: errors.yaml has no such code`);
  return (
    <DocLink className="code-ref" href={`${REFERENCE.errors}#${ANCHOR.error(Number(code))}`}>
      <code>{found ? `${code} ${found.slug}` : code}</code>
    </DocLink>
  );
}

interface StateProps extends FromContract<'states'> {
  readonly slug: string;
}

/** A state by its slug, linked to its row; plain code where the content has no table of states. */
export function StateRef({ slug, contract }: StateProps) {
  const known = contract.states?.codes.find((state) => state.slug === slug);
  return known ? (
    <DocLink className="code-ref" href={`${REFERENCE.states}#${ANCHOR.state(known.code)}`}>
      <code>{slug}</code>
    </DocLink>
  ) : (
    <code>{slug}</code>
  );
}

/** `<FailureRef code="102" />`: code and slug of a failure reason, linked to its row. */
export function FailureRef({ code, contract }: CodeProps & FromContract<'failures'>) {
  const known = contract.failures?.codes;
  const found = known?.find((failure) => failure.code === Number(code));
  if (known && !found) {
    throw new Error(`<FailureRef code="${code}" />: failure_reasons.yaml has no such code`);
  }
  return (
    <DocLink className="code-ref" href={`${REFERENCE.failures}#${ANCHOR.failure(Number(code))}`}>
      <code>{found ? `${code} ${found.slug}` : code}</code>
    </DocLink>
  );
}
