// The framework's preview as a child of `scripts/dev.ts`. The parent holds the other end of pipe 3; when the parent has
// ended, in whatever way, the pipe closes, and this process ends with its own children.
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

const parent = new Socket({ fd: 3, readable: true, writable: true });
parent.on('error', () => {});
parent.once('close', () => process.kill(process.pid, 'SIGTERM'));
parent.unref();

/** The server; another one after the framework has started it anew. */
let server;
/** The last line of the parent: whether there are pages to show. */
let pages;
const tell = () => {
  if (pages !== undefined && server?.connected) server.send({ pages });
};
createInterface({ input: parent }).on('line', (line) => {
  pages = JSON.parse(line);
  tell();
});

// The server is a child of the framework's command, and sends it a message when it listens. It is the only sign of that which
// is not a text for people. Node publishes every child that a process starts.
subscribe('child_process', ({ process: child }) =>
  child.on('message', (message) => {
    if (!message?.nextServerReady) return;
    parent.write('listens');
    server = child;
    tell();
  }),
);

const own = `--import=${new URL('next-server.mjs', import.meta.url)}`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, own].filter(Boolean).join(' ');
await import('next/dist/bin/next');
