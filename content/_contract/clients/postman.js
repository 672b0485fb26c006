// Signs each request that has a Gateway-Key header. Set gateway_key_id and gateway_secret as variables.
const CryptoJS = require('crypto-js');

const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => '%' + c.charCodeAt(0).toString(16).toUpperCase());
const decode = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
};
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

if (pm.request.headers.has('Gateway-Key')) {
  const keyId = pm.variables.get('gateway_key_id');
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = pm.variables.replaceIn('{{$guid}}');
  const path = pm.variables.replaceIn(pm.request.url.getPath());
  const query = pm.request.url.query
    .filter((pair) => !pair.disabled)
    .map((pair) => [pair.key, pair.value ?? ''].map((part) => encode(decode(pm.variables.replaceIn(part)))))
    .sort((a, b) => order(a[0], b[0]) || order(a[1], b[1]))
    .map((pair) => pair.join('='))
    .join('&');
  const body = pm.request.body?.mode === 'raw' ? pm.variables.replaceIn(pm.request.body.raw ?? '') : '';
  const stringToSign = [
    'GW1-HMAC-SHA256', keyId, timestamp, nonce, pm.request.method, path, query, CryptoJS.SHA256(body).toString(),
  ].join('\n');
  const signature = CryptoJS.HmacSHA256(stringToSign, pm.variables.get('gateway_secret')).toString();
  const headers = {
    'Gateway-Key': keyId,
    'Gateway-Timestamp': timestamp,
    'Gateway-Nonce': nonce,
    'Gateway-Signature': `v1=${signature}`,
  };
  for (const [key, value] of Object.entries(headers)) pm.request.headers.upsert({ key, value });
  // A {{$…}} in the body would be filled in once more, with another value, when it is sent.
  if (body) pm.request.body.update({ mode: 'raw', raw: body, options: pm.request.body.options });
}
