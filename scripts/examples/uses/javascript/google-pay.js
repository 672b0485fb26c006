import assert from 'node:assert/strict';
import { showGooglePay } from './google-pay.js';

/** A stand-in for Google's script: it notes every call, and its sheet returns `outcome`. */
const calls = [];
let ready = true;
let outcome = async () => ({
  paymentMethodData: {
    type: 'CARD',
    tokenizationData: { type: 'PAYMENT_GATEWAY', token: '{"signature":"MEUCIQ"}' },
  },
});
class PaymentsClient {
  constructor(options) {
    calls.push(['PaymentsClient', options]);
  }
  async isReadyToPay(request) {
    calls.push(['isReadyToPay', request]);
    return { result: ready };
  }
  createButton(options) {
    calls.push(['createButton', options]);
    return { click: options.onClick };
  }
  loadPaymentData(request) {
    calls.push(['loadPaymentData', request]);
    return outcome();
  }
}
/** A page: a script that is added loads, unless the network is away. */
let online = true;
const scripts = [];
globalThis.document = {
  createElement: (tag) => ({ tag }),
  head: {
    append(script) {
      scripts.push(script.src);
      if (online) globalThis.google = { payments: { api: { PaymentsClient } } };
      queueMicrotask(online ? script.onload : script.onerror);
    },
  },
};
globalThis.screen = { colorDepth: 30, height: 1080, width: 1920 };
Object.defineProperty(globalThis, 'navigator', {
  value: { language: 'en-GB' },
  configurable: true,
});

const sent = [];
const place = {
  children: [],
  append(child) {
    this.children.push(child);
  },
};
const shop = {
  environment: 'TEST',
  gateway: 'g',
  gatewayMerchantId: 'm',
  merchantName: 'Store',
  countryCode: 'PL',
};
const order = { amount: '49.90', currency: 'EUR' };
const show = (more = {}) =>
  showGooglePay({
    shop: { ...shop, ...more },
    order,
    place,
    send: async (body) => sent.push(body),
  });

// The script comes from Google, and the first question is whether this browser can pay.
assert.equal(await show(), true);
assert.deepEqual(scripts, ['https://pay.google.com/gp/p/js/pay.js']);
assert.deepEqual(
  calls.map(([name]) => name),
  ['PaymentsClient', 'isReadyToPay', 'createButton'],
);
assert.deepEqual(calls[0][1], { environment: 'TEST' });
const asked = calls[1][1];
assert.deepEqual([asked.apiVersion, asked.apiVersionMinor], [2, 0]);
assert.equal(asked.allowedPaymentMethods[0].tokenizationSpecification, undefined);

// A click opens the sheet in the same turn: a browser blocks it otherwise.
const done = place.children[0].click();
const [name, request] = calls.at(-1);
assert.equal(name, 'loadPaymentData');
await done;
assert.deepEqual(request.allowedPaymentMethods, [
  {
    type: 'CARD',
    parameters: {
      allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
      allowedCardNetworks: ['MASTERCARD', 'VISA'],
    },
    tokenizationSpecification: {
      type: 'PAYMENT_GATEWAY',
      parameters: { gateway: 'g', gatewayMerchantId: 'm' },
    },
  },
]);
assert.deepEqual(request.transactionInfo, {
  totalPriceStatus: 'FINAL',
  totalPrice: '49.90',
  currencyCode: 'EUR',
  countryCode: 'PL',
});
assert.deepEqual(request.merchantInfo, { merchantName: 'Store' });

// The token goes on unchanged, with what the browser knows.
assert.equal(sent.length, 1);
assert.equal(sent[0].token, '{"signature":"MEUCIQ"}');
assert.equal(sent[0].browser.color_depth, 24);
assert.equal(sent[0].browser.screen_width, 1920);

// A closed sheet sends nothing; any other failure is reported.
outcome = async () => Promise.reject({ statusCode: 'CANCELED' });
await place.children[0].click();
outcome = async () => Promise.reject({ statusCode: 'DEVELOPER_ERROR' });
await assert.rejects(place.children[0].click(), { statusCode: 'DEVELOPER_ERROR' });
assert.equal(sent.length, 1);

// Live use names the merchant; a browser that cannot pay gets no button; nor does one that cannot load the script.
await show({ environment: 'PRODUCTION', merchantId: 'BCR2DN4T' });
outcome = async () => Promise.reject({ statusCode: 'CANCELED' });
await place.children[1].click();
assert.deepEqual(calls.at(-1)[1].merchantInfo, { merchantName: 'Store', merchantId: 'BCR2DN4T' });
ready = false;
assert.equal(await show(), false);
online = false;
await assert.rejects(show(), /did not load/);
assert.equal(place.children.length, 2);
