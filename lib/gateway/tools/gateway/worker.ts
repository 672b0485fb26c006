import data from '../../../../.generated/tool-gateway.json';
import { contractOf, type GatewayToolData } from './data';
import { type Gateway, openGateway, take } from './gateway';
import type { Scenario, Step } from './scenario';
import { type GatewayView, viewOf } from './view';

/** From the page to the worker: a story begins with its first steps, or it continues. */
export type ToGateway = { readonly id: number } & (
  | { readonly open: Scenario }
  | { readonly step: Step }
);

/** From the worker to the page. */
export type FromGateway = { readonly id: number } & (
  | { readonly view: GatewayView }
  | { readonly error: string }
);

// The build writes the file from this type; the compiler reads lists for tuples.
const parts = contractOf(data as unknown as GatewayToolData);
let gateway: Gateway | undefined;
// One message after the other: a step waits for the one before it.
let queue: Promise<void> = Promise.resolve();

async function answer(message: ToGateway): Promise<GatewayView> {
  if ('open' in message) {
    const { steps } = message.open;
    gateway = openGateway(parts, { ...message.open, steps: [] });
    for (const step of steps) await take(gateway, step);
  } else if (gateway) await take(gateway, message.step);
  if (!gateway) throw new Error('The gateway has not been opened.');
  return viewOf(gateway);
}

addEventListener('message', ({ data: message }: MessageEvent<ToGateway>) => {
  const { id } = message;
  queue = queue
    .then(() => answer(message))
    .then(
      (view) => postMessage({ id, view } satisfies FromGateway),
      (error: unknown) => postMessage({ id, error: String(error) } satisfies FromGateway),
    );
});
