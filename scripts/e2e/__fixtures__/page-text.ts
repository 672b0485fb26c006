import { pageTextOf, rangesOf } from '@/components/docs/highlight/page-text';

/** The parts of the marking script that a test calls in the browser. */
const tools = { pageTextOf, rangesOf };
export type PageTextTools = typeof tools;
Object.assign(globalThis, { tools });
