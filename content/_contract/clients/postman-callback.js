// Signs a callback as the gateway does. Set gateway_callback_secret and callback_url as variables.
const CryptoJS = require('crypto-js');

const id = `evt_${pm.variables.replaceIn('{{$guid}}')}`;
const timestamp = String(Math.floor(Date.now() / 1000));
const body = pm.variables.replaceIn(pm.request.body.raw ?? '');
const key = CryptoJS.enc.Base64.parse(pm.variables.get('gateway_callback_secret').slice('whsec_'.length));
const signature = CryptoJS.HmacSHA256(`${id}.${timestamp}.${body}`, key).toString(CryptoJS.enc.Base64);
const headers = {
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': `v1,${signature}`,
};
for (const [name, value] of Object.entries(headers)) pm.request.headers.upsert({ key: name, value });
