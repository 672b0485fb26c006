import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import { STATE } from '../../../lib/docs/publish/manifest';
import { main, type World } from '../main';
import type { Clock } from '../retry';
import { createClient, createStore, type Fetched, type Store } from '../store';
import { type Call, type FaultyServer, startServer } from './server';
import { removeFolders } from './site';

/** The only keys that the test server knows. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'TESTKEY', AWS_SECRET_ACCESS_KEY: 'test' };

/** What a run of `npm run deploy` said and how it ended. */
interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly screen: string;
}

/** What the website endpoint returns to a reader. */
interface WebsiteAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface TestBucket {
  readonly name: string;
  readonly store: Store;
  /** `http://….s3-website-us-east-1.amazonaws.com:4567`; the host is the test server, whatever its name says. */
  readonly website: string;
  /** Runs the deploy in this process, with a stopped clock and waits that take no time. */
  deploy(argv: readonly string[], world?: Partial<World>): Promise<Outcome>;
  /** The same with all arguments given. */
  run(argv: readonly string[], world?: Partial<World>): Promise<Outcome>;
  /** All objects below the bucket's root, without the deploy's own. */
  site(): Promise<Map<string, Fetched>>;
  /** Ask the website endpoint. */
  visit(path: string): Promise<WebsiteAnswer>;
}

/** A clock that does not move; every wait is over immediately. */
export const stillClock = (time = '2026-11-21T10:00:00Z'): Clock => ({
  now: () => new Date(time),
  elapsed: () => 0,
  wait: async () => {},
  random: () => 0.5,
});

/** Whether a call takes the lock of a bucket or gives it back. */
export const isOfLock = ({ path: key }: Call): boolean => key.endsWith(STATE.lock);

/** An S3 server around the tests of a file. */
export function setUpStore() {
  let server: FaultyServer | undefined;
  let count = 0;

  beforeAll(async () => {
    // A profile or token of the shell would come before the keys of the test server.
    for (const name of Object.keys(process.env)) if (/^AWS_/.test(name)) delete process.env[name];
    Object.assign(process.env, CREDENTIALS);
    server = await startServer(CREDENTIALS.AWS_ACCESS_KEY_ID);
  });
  afterAll(async () => {
    await server?.close();
    removeFolders();
  });

  const running = () => {
    if (!server) throw new Error('the store runs only while tests run');
    return server;
  };
  return {
    get server() {
      return running();
    },
    /** A new, empty bucket with a website endpoint; what happened to others is forgotten. */
    async bucket(): Promise<TestBucket> {
      count += 1;
      const name = `docs-${count}`;
      const client = createClient({ endpoint: running().url });
      running().fault = () => undefined;
      running().ahead = 0;
      await client.send(new CreateBucketCommand({ Bucket: name }));
      running().writes.length = 0;
      return bucketOf(name, running().url);
    },
  };
}

function bucketOf(name: string, endpoint: string): TestBucket {
  const { port } = new URL(endpoint);
  const host = `${name}.s3-website-us-east-1.amazonaws.com`;
  const retry = { clock: stillClock(), attempts: 3, timeoutMs: 30_000 };
  const store = createStore(createClient({ endpoint }), { bucket: name, prefix: '' }, retry);
  return {
    name,
    store,
    deploy: (argv, world) => runMain([`s3://${name}`, '--endpoint', endpoint, ...argv], world),
    run: runMain,
    site: async () => {
      const keys = [...(await store.list('')).keys()].filter((key) => !key.startsWith('.deploy/'));
      const objects = await Promise.all(
        keys.sort().map(async (key) => [key, await store.get(key)] as const),
      );
      return new Map(objects.flatMap(([key, object]) => (object ? [[key, object] as const] : [])));
    },
    website: `http://${host}:${port}`,
    visit: (target) => visit(port, host, target),
  };
}

async function runMain(argv: readonly string[], world?: Partial<World>): Promise<Outcome> {
  let [out, screen] = ['', ''];
  const code = await main(argv, {
    clock: stillClock(),
    out: (text) => {
      out += text;
    },
    screen: {
      isTerminal: false,
      write: (text) => {
        screen += text;
      },
    },
    signal: new AbortController().signal,
    ...world,
  });
  return { code, out, screen };
}

function visit(port: string, host: string, target: string): Promise<WebsiteAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: target, headers: { host } });
    outgoing.once('error', reject);
    outgoing.once('response', async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const isPacked = answer.headers['content-encoding'] === 'gzip';
      const text = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8');
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    outgoing.end();
  });
}
