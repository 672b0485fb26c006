import site from '@/.generated/site.json';
import { DocLink } from '@/components/base/link/link';

/** The mark: a dial whose needle rests on the level. */
export function Brand() {
  return (
    <DocLink className="brand" href="/" aria-label={`${site.name} docs, home page`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19.2 7.2A9 9 0 1 0 21 12.6" />
        <path d="M8 12.6h13" />
        <path d="M8 9.6v6" />
      </svg>
      <b>{site.name}</b> <span>docs</span>
    </DocLink>
  );
}
