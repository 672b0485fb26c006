/**
 * A loader of the bundler, for the framework's module that takes each finished payload apart again, into the pieces that
 * its router would ask for ahead of a click. Nobody asks for them (`components/docs/navigation/payloads.ts`), and making
 * them takes more than half of the time of a page.
 */
module.exports = () => `
exports.collectSegmentData = async () => undefined;
exports.collectPrefetchHints = async () => null;
`;
