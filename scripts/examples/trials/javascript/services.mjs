import { signedHeaders } from './gateway.mjs';
import { serviceCache } from './services.mjs';

const path = '/v1/service/list';
const services = serviceCache((headers) =>
  fetch(`${process.env.GATEWAY_URL}${path}`, {
    headers: { ...signedHeaders('GET', path), ...headers },
  }),
);
const ask = (now) =>
  services(now).then(
    (list) => (list.length > 0 ? 'a list' : 'an empty list'),
    () => 'throws',
  );
console.log(await ask(0), 'then', await ask(3_600_000));
