// The framework's preview as a child of `scripts/dev.ts`. The parent holds the other end of pipe 3; when the parent has
// ended, in whatever way, the pipe closes, and this process ends with its own children.
import { Socket } from 'node:net';

const parent = new Socket({ fd: 3, readable: true, writable: false });
parent.on('error', () => {});
parent.once('close', () => process.kill(process.pid, 'SIGTERM'));
parent.resume();
parent.unref();

await import('next/dist/bin/next');
