import { gateway } from './gateway.mjs';

const { log } = console;
console.log = () => undefined; // the lines of the page have been compared
const { nextStep } = await import('./on-error.mjs');
const query = { transaction_id: 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ' };
const step = await gateway('GET', '/v1/transaction/find', { query }).then(
  () => 'no error',
  nextStep,
);
log(step);
