import { stem } from './words';

/**
 * Phrases that have a short name here. The short name is added wherever the phrase stands, in pages and in queries, so
 * either finds the other.
 */
export const PHRASES: readonly (readonly [phrase: string, name: string])[] = [
  ['host to host', 'h2h'],
  ['server to server', 'h2h'],
  ['hosted payment page', 'hpp'],
  ['hosted page', 'hpp'],
  ['payment form', 'hpp'],
  ['pay in', 'payin'],
  ['pay out', 'payout'],
  ['3 d secure', '3ds'],
  ['3d secure', '3ds'],
  ['three d secure', '3ds'],
  ['three ds', '3ds'],
  ['person to person', 'p2p'],
  ['peer to peer', 'p2p'],
  ['card to card', 'p2p'],
  ['back office', 'backoffice'],
  ['merchant cabinet', 'backoffice'],
  ['personal account', 'backoffice'],
  ['личный кабинет', 'backoffice'],
  ['rate limit', 'ratelimit'],
  ['gift card', 'giftcode'],
  ['gift code', 'giftcode'],
  ['status code', 'state'],
  ['two factor', '2fa'],
  ['second factor', '2fa'],
  ['m pesa', 'mpesa'],
  ['ivory coast', 'ivoire'],
];

/** `host`, `to`, `host` → `h2h`. */
export function shortened(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [phrase, name] of PHRASES) text = text.replaceAll(` ${phrase} `, ` ${name} `);
  return text.trim().split(' ').filter(Boolean);
}

/** Words readers use → words these pages use. One direction; forms of a word follow by stem. */
const TABLE = `
webhook webhooks ipn hook: callback
notification notify: callback
deposit topup collect collection: payin
withdrawal withdraw disbursement disburse: payout
refund return: cancel
reversal void: cancel
charge pay purchase: payment
capture settle: complete
hold preauth preauthorisation: preauthorization authorize
authorisation: authorization
dashboard backoffice portal admin: cabinet
dispute: chargeback
decline reject refusal: failure
declined rejected: failed
reason: failure
problem bug: error
token save saved vault tokenise tokenisation oneclick: tokenization token
subscription recurring rebill autopay: recurring token
3ds2 threeds: 3ds
sign signing: signature
test testing staging demo: sandbox
playground: sandbox
conversion fx exchange: rate
fee fees commission price pricing: tariff
login signin password: authorization
2fa mfa totp otp: 2fa otp authorization
permission role rights: access
user employee team: access
ban block blocklist denylist: blacklist
allow allowlist: whitelist
bill: invoice
balance funds: balance
merchantid shopid: point
shop store project: point
sum money: amount
lookup search query get: find
retry resend repeat: retry
duplicate: idempotency
doubled double: duplicate
reconcile reconciliation: report
statement export csv: report
redirect return_url success_url: urls
crypto cryptocurrency coin: crypto
bitcoin btc: crypto btc
tether: usdt
turkiye: turkey
turkey: turkiye
ivory: ivoire
uk britain: gb kingdom
usa america: us states
terms terminology dictionary vocabulary: definition glossary
glossary: definition
news release releases: changelog
start started quickstart introduction overview: introduction
throttle throttling ratelimit 429: rate limit
payment: transaction
order: transaction
polish: poland
brazilian: brazil
mexican: mexico
turkish: turkiye
indian: india
nigerian: nigeria
kenyan: kenya
ukrainian: ukraine
chilean: chile
peruvian: peru
argentine argentinian: argentina
`;

/** Word or its stem → words that mean the same here, best first. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.split(':');
      const meanings = to.trim().split(' ');
      return from
        .trim()
        .split(' ')
        .map((word): [string, string[]] => [word, meanings.filter((other) => other !== word)]);
    })
    .flatMap(([word, meanings]): [string, string[]][] => [
      [word, meanings],
      [stem(word), meanings],
    ]),
);
