import { Dial, isStatusName, STATUS_DIALS } from '@/components/base/icon/dial';
import { DocLink } from '@/components/base/link/link';

interface StatusProps {
  readonly name: string;
  /** Where the status is explained; without it the sign is not a link. */
  readonly href?: string | undefined;
}

/** A transaction status: dial and slug in a frame. Only the dial is colored, and its shape says the same. */
export function Status({ name, href }: StatusProps) {
  if (!isStatusName(name)) {
    throw new Error(
      `"${name}" is not a transaction status — use one of ${Object.keys(STATUS_DIALS).join(', ')}`,
    );
  }
  const sign = (
    <>
      <Dial level={STATUS_DIALS[name]} />
      {name}
    </>
  );
  return href === undefined ? (
    <span className="status" data-status={name}>
      {sign}
    </span>
  ) : (
    <DocLink className="status" data-status={name} href={href}>
      {sign}
    </DocLink>
  );
}
