/**
 * A loader of the bundler, for the framework's module that takes each finished payload apart again, into the pieces that
 * its router would ask for ahead of a click. Nobody asks for them (`components/docs/navigation/payloads.ts`), and making
 * them takes more than half of the time of a page. The framework wants the two names below and at least one page piece;
 * `scripts/finish.ts` removes what comes of it.
 */
module.exports = () => `
exports.collectSegmentData = async () =>
  new Map(['/_tree', '/none/__PAGE__'].map((name) => [name, Buffer.alloc(0)]));
exports.collectPrefetchHints = async () => null;
`;
