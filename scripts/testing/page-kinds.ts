import type { Route } from '../../lib/base/routes/route';
import { type OutPage, readSite } from '../export/out';

/** One route of every kind of page; those that are not written yet are left out. */
const KINDS: readonly Route[] = [
  '/',
  '/request_format',
  '/definition',
  '/faq',
  '/changelog',
  '/reference/currency_codes',
  '/reference/transaction_statuses',
  '/api/transaction_create',
  '/api/account_info',
  '/services/acquiring_h2h',
  '/services/blik/payin_hpp',
  '/services/pix/payout',
  '/cabinet/general/interface',
  '/invoicing',
];

/** Routes to look at closely: one of every kind, the search and the 404 page. */
export function pageKinds(): Route[] {
  const built = new Set(readSite().pages.map(({ route }) => route));
  return [...KINDS.filter((route) => built.has(route)), '/search', '/404'];
}

/** The lightest page whose HTML holds a text; a test that needs a feature need not know who uses it. */
export function pageWith(pattern: RegExp): OutPage {
  const { pages } = readSite();
  const light = [...pages].sort((a, b) => a.html.length - b.html.length);
  const page = light.find(({ html }) => pattern.test(html));
  if (!page) throw new Error(`no page holds ${pattern}`);
  return page;
}
