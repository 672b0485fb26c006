import type { Redirect } from '../redirects';

/** The build that configuration is made for. */
export interface HostInput {
  readonly redirects: readonly Redirect[];
  /** The prefix the site was built with: `''` or `/docs`. */
  readonly base: string;
  /** Paths of all published files, without a leading slash. */
  readonly files: readonly string[];
}

/** One way to host the site: the texts of its files by their names, which no other host uses. */
export type Host = (input: HostInput) => Readonly<Record<string, string>>;
