/** From a page to the worker. */
export type ToWorker =
  /** This page was opened in place, or before there was a worker: keep it. */
  | { readonly visit: string }
  /** Keep everything; progress comes back over the port of the message. */
  | { readonly save: true };

/** From the worker to the page that asked to save everything. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Absent while it continues. */
  readonly end?: 'saved' | 'failed';
}

/** `out/offline.json`: every file that makes the site readable without a network, as `[path, hash of its bytes]`, sorted by path. */
export interface OfflineList {
  readonly files: readonly (readonly [path: string, hash: string])[];
}
