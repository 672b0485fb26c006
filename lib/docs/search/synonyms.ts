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
  ['without code', 'nocode'],
  ['without coding', 'nocode'],
  ['without programming', 'nocode'],
  ['without a developer', 'nocode'],
  ['без программирования', 'nocode'],
  ['счет на оплату', 'invoice'],
  ['mail order', 'moto'],
  ['strong customer authentication', '3ds'],
  ['payment method', 'service'],
  ['payment methods', 'services'],
  ['cash out', 'payout'],
  ['money back', 'refund'],
  ['черный список', 'blacklist'],
  ['белый список', 'whitelist'],
];

/** `host`, `to`, `host` → `h2h`. */
export function shortened(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [phrase, name] of PHRASES) text = text.replaceAll(` ${phrase} `, ` ${name} `);
  return text.trim().split(' ').filter(Boolean);
}

/** Words readers use → words these pages use. One direction; forms of a word follow by stem. */
const TABLE = `
webhook webhooks ipn hook notification notify: callback
deposit collect collection: payin
topup: payin deposit
withdrawal withdraw disbursement disburse cashout: payout
refund return reversal void cancelled canceled: cancel
charge pay purchase: payment
capture settle: complete
hold preauth preauthorisation: preauthorization authorize
authorisation login signin password auth authorized: authorization
dashboard backoffice portal admin: cabinet
dispute chargebacks disputes: chargeback
decline reject refusal reason: failure
declined rejected: failed
problem bug: error
token save saved vault tokenise tokenisation oneclick: tokenization token
subscription recurring rebill autopay: recurring token
3ds2 threeds: 3ds
sign signing: signature
test testing staging demo playground: sandbox
conversion fx exchange: rate
fee fees commission price pricing: tariff
2fa mfa totp otp: 2fa otp authorization
permission role rights user employee team: access
ban block blocklist denylist: blacklist
allow allowlist: whitelist
bill: invoice
balance funds: balance
merchantid shopid store project: point
shop: point store
sum money: amount
lookup search query get: find
retry resend repeat: retry
duplicate: idempotency
doubled double: duplicate
reconcile reconciliation statement export csv excel spreadsheet accounting bookkeeping: report
redirect return_url success_url: urls
crypto cryptocurrency coin: crypto
bitcoin btc: crypto btc
tether: usdt
turkiye: turkey
turkey turkish: turkiye
ivory: ivoire
uk britain: gb kingdom
usa america: us states
terms terminology dictionary vocabulary: definition glossary
glossary: definition
news release releases: changelog
start started quickstart introduction overview: introduction
throttle throttling ratelimit 429: rate limit
payment order: transaction
polish: poland
brazilian: brazil
mexican: mexico
indian: india
nigerian: nigeria
kenyan: kenya
ukrainian: ukraine
chilean: chile
peruvian: peru
argentine argentinian: argentina
payee beneficiary receiver: recipient
shopper buyer consumer client cardholder: customer payer
retrieve fetch: find get
remove erase: delete
edit modify: update
credentials: key secret
deadline timeout: expiry expired expires
late: expired after
stuck hanging hangs frozen: processing pending
genuine authentic real fake forged spoofed: verify signature
sdk library libraries: client
swagger: openapi
logo brand branding theme colors: design customization
mass batch: bulk
multiple: bulk many
quota: limit
contact helpdesk: support
invite teammate colleague member staff: user access
sms: otp
nodejs node: javascript
recipient: beneficiary payee
descriptor: statement description
method apm: service
intent session: payment transaction
sell sale: payment
embed embedded frame: iframe
webview: app
merchant: account
charged: charge payment
failed fail fails failing broken: failure failed
wrong incorrect bad: invalid
forgot forgotten lost: recovery reset
leaked compromised stolen: revoke rotate
rotate rotation roll: change replace
regenerate: rotate
expiration expire: expiry
partial partly: part
several: many
firewall: allowlist addresses
localhost local: machine
tunnel: localhost
timezone: zone
cents minor: decimals
format: formats
weekend holiday: settlement
instalment instalments: installments
uzbek: uzbekistan
azerbaijani: azerbaijan
colombian: colombia
ecuadorian: ecuador
canadian: canada
portuguese: portugal
african: africa
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
