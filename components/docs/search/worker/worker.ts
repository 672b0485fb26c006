import { SearchError } from '@/lib/docs/search/types';
import { createOperations } from './operations';
import { FALLBACK_NAME, READY, type Request, type Response } from './protocol';

/** The part of a worker's global scope that is used; the compiler knows this file as one of a page. */
interface WorkerScope {
  postMessage(message: Response | typeof READY): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

const operationsOf = createOperations();

if (typeof document === 'undefined') serve(globalThis as unknown as WorkerScope);
else Object.assign(globalThis, { [FALLBACK_NAME]: operationsOf });

function serve(scope: WorkerScope): void {
  scope.addEventListener('message', ({ data }) => {
    const { id } = data;
    // Questions that are already waiting come first: all but the last are then known to be stale.
    setTimeout(() => {
      answer(data).then(
        (result) => scope.postMessage({ id, result: result ?? undefined }),
        (error: unknown) => scope.postMessage({ id, error: describe(error) }),
      );
    });
  });
  scope.postMessage(READY);
}

const answer = (request: Request) => {
  const operations = operationsOf(request.asker);
  return request.op === 'load'
    ? operations.load(...request.args)
    : operations.search(...request.args);
};

const describe = (error: unknown) =>
  error instanceof SearchError
    ? { kind: error.kind, message: error.message }
    : { kind: 'format' as const, message: String(error) };
