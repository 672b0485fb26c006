import { shareOfPages } from './pages-to-try';

/** Says once, before the browser tests, which part of the pages they open. */
export default function setup(): void {
  console.log(shareOfPages());
}
