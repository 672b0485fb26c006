import workers from '@/.generated/tool-workers.json';
import type { Scenario, Step } from '@/lib/gateway/tools/gateway/scenario';
import type { GatewayView } from '@/lib/gateway/tools/gateway/view';
import type { FromGateway, ToGateway } from '@/lib/gateway/tools/gateway/worker';

/** A gateway in a worker of its own. */
export interface GatewayClient {
  /** A story begins, and its steps are taken. @throws Error when the worker cannot start, or fails. */
  open(scenario: Scenario): Promise<GatewayView>;
  step(step: Step): Promise<GatewayView>;
  close(): void;
}

/** Start the worker; its script is fetched now. */
export function startGateway(): GatewayClient {
  const worker = new Worker(workers.gateway);
  const waiting = new Map<
    number,
    { resolve(view: GatewayView): void; reject(error: Error): void }
  >();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromGateway>) => {
    const open = waiting.get(data.id);
    waiting.delete(data.id);
    if ('view' in data) open?.resolve(data.view);
    else open?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker did not start.'));
    waiting.clear();
  });
  const ask = (message: { open: Scenario } | { step: Step }) =>
    new Promise<GatewayView>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...message, id: last } satisfies ToGateway);
    });
  return {
    open: (scenario) => ask({ open: scenario }),
    step: (step) => ask({ step }),
    close: () => worker.terminate(),
  };
}
