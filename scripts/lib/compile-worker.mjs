// A thread does not inherit the TypeScript loader of its parent; this starts it and hands over.
import { register } from 'tsx/esm/api';

register();
await import('./compile-worker.ts');
