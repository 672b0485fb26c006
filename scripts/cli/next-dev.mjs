// The framework's preview as a child of `scripts/dev.ts`. The parent holds the other end of pipe 3; when the parent has
// ended, in whatever way, the pipe closes, and this process ends with its own children.
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

const parent = new Socket({ fd: 3, readable: true, writable: true });
parent.on('error', () => {});
parent.once('close', () => process.kill(process.pid, 'SIGTERM'));
parent.resume();
parent.unref();

// The server is a child of the framework's command, and sends it a message when it listens. It is the only sign of that which
// is not a text for people. Node publishes every child that a process starts.
subscribe('child_process', ({ process: child }) =>
  child.on('message', (message) => {
    if (message?.nextServerReady) parent.write('listens');
  }),
);

await import('next/dist/bin/next');
