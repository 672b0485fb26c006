import assert from 'node:assert/strict';
import { stat, writeFile } from 'node:fs/promises';
import { gateway, signedHeaders } from './gateway.mjs';
import { loadPart } from './resume.mjs';

const query = { report_id: 'rep_01KF0H5J3S', direct: 'true' };
const path = '/v1/reports/download';
const { data } = await gateway('GET', '/v1/reports/check', {
  query: { report_id: query.report_id },
});
const [file] = data.files;
const url = `${process.env.GATEWAY_URL}${path}?${new URLSearchParams(query)}`;
const get = (headers) =>
  fetch(url, { headers: { ...signedHeaders('GET', path, query), ...headers } });
await loadPart(get, file, 'whole.csv');
assert.equal((await stat('whole.csv')).size, file.size);
await writeFile('rest.csv.part', (await (await get({})).text()).slice(0, 10));
await loadPart(get, file, 'rest.csv');
await assert.rejects(loadPart(get, { ...file, sha256: '0' }, 'bad.csv'), /damaged/);
