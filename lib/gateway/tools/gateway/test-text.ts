import type { Arrival } from './receiver';
import type { Scenario, Step } from './scenario';

interface Told {
  readonly scenario: Scenario;
  readonly arrivals: readonly Arrival[];
  readonly secret: string;
}

/**
 * A program that sends the callbacks of a story to the reader's endpoint, in their order and each signed for the moment
 * it is sent. The endpoint has to accept each of them, duplicates and older versions too, within the time of the
 * gateway, and to refuse one that was changed. It needs Node 20 and nothing else.
 */
export function testText({ scenario, arrivals, secret }: Told): string {
  const events = arrivals
    .filter(({ arrival }) => arrival !== 'lost')
    .map(({ eventId, type, version, body }) => ({ id: eventId, type, version, body }));
  return `// npm: node --test scenario.test.mjs, with CALLBACK_URL set to your endpoint.
// What happened:
${scenario.steps.map((step) => `//   ${stepText(step, scenario)}`).join('\n')}
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';

const url = process.env.CALLBACK_URL ?? 'http://localhost:8080/gw/callback';
const secret = process.env.GATEWAY_CALLBACK_SECRET ?? ${JSON.stringify(secret)};
const events = ${JSON.stringify(events, null, 2)};

async function send({ id, body }, sent = body) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const sum = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest('base64');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': \`v1,\${sum}\`,
  };
  const signal = AbortSignal.timeout(10_000);
  return (await fetch(url, { method: 'POST', headers, body: sent, signal })).status;
}

for (const [index, event] of events.entries()) {
  test(\`\${index + 1}: \${event.type}, version \${event.version}\`, async () => {
    assert.equal(Math.floor((await send(event)) / 100), 2, 'the endpoint accepts it');
  });
}

test('a changed callback is refused', async () => {
  const [event] = events;
  if (event) assert.notEqual(Math.floor((await send(event, event.body.replace('{', '{ '))) / 100), 2);
});
`;
}

/** A step in one line. */
function stepText(step: Step, { operation }: Pick<Scenario, 'operation'>): string {
  switch (step.do) {
    case 'send':
      return `send ${operation}`;
    case 'wait':
      return `wait ${step.seconds} s`;
    case 'callbacks':
      return `next callback: ${step.mode}`;
    case 'act':
      // A line of a comment ends at a line feed.
      return `${step.act}${step.value ? ` ${JSON.stringify(step.value)}` : ''}`;
  }
}
