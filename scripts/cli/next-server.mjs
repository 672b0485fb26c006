// Loaded into the server of the framework's preview, before its own code. The server starts while our preparation runs, so
// requests wait here until there are pages: see `startFramework` in `scripts/dev.ts`.
import { Server } from 'node:http';
import { createRequire } from 'node:module';

const { emit } = Server.prototype;
/** What came before there were pages. */
let waiting = [];
/** Why there are none. */
let faults;

/** As the framework's own module decides whether it is the server. */
if (process.env.NEXT_PRIVATE_WORKER && process.send) {
  Server.prototype.emit = emitLater;
  process.on('message', takePages);
}

function emitLater(event, ...args) {
  if (event !== 'request' && event !== 'upgrade') return emit.call(this, event, ...args);
  if (event === 'request' && faults !== undefined) refuse(args[1]);
  else waiting.push({ server: this, event, args });
  return true;
}

/** Those who wait get their page, or the faults because of which there is none. */
function takePages(message) {
  if (message?.pages === undefined) return;
  faults = message.pages.faults;
  const held = waiting;
  waiting = [];
  if (faults === undefined && Server.prototype.emit === emitLater) {
    leaveOutLists();
    Server.prototype.emit = emit;
  }
  for (const { server, event, args } of held) server.emit(event, ...args);
}

function refuse(response) {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
  response.end(faults);
}

/**
 * For each request of a page, the framework's preview starts a process that loads all code of the page again, to list the
 * addresses that an export has. The first page waits for it; each later one shares the processor with it. Nothing uses the
 * list here, and without this method it does what it does in production: it has none.
 */
function leaveOutLists() {
  const require = createRequire(import.meta.url);
  delete require('next/dist/server/dev/next-dev-server').default.prototype.getStaticPaths;
}
