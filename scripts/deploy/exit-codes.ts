/** Exit codes of `npm run deploy`, the same in DEPLOYMENT.md. */
export const EXIT = {
  ok: 0,
  usage: 1,
  /** The build is incomplete or has changed, or too much would be overwritten or deleted: no page was changed. */
  refused: 2,
  /** The store did not do what it was asked; running again continues where this run stopped. */
  remote: 3,
  locked: 4,
  /** `--verify` found objects that are not as recorded. */
  different: 5,
  /** The site is published, but the command of `--invalidate` failed; running again repeats it. */
  invalidation: 6,
  interrupted: 130,
} as const;

/** A reason to stop that needs one line and no stack trace. */
export class DeployError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
