// An S3 server with website endpoints, as a process of its own: it needs `node --openssl-legacy-provider`.
import { rmSync, statSync } from 'node:fs';
import S3rver from 's3rver';

const directory = process.argv[2];
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  directory,
  silent: true,
  vhostBuckets: true,
});

// The server responds to a PUT before the file is written; S3 never does.
const { store } = server;
const putObject = store.putObject.bind(store);
store.putObject = async (object) => {
  const result = await putObject(object);
  const file = store.getResourcePath(object.bucket, object.key, 'object');
  while (statSync(file).size < result.size) await new Promise(setImmediate);
  return result;
};

// A copy over another object keeps the ETag of the old bytes; in S3 it gets its own.
const copyObject = store.copyObject.bind(store);
store.copyObject = (...args) => {
  const [, , bucket, key] = args;
  rmSync(store.getResourcePath(bucket, key, 'object.md5'), { force: true });
  return copyObject(...args);
};

// It lists folder after folder, not in the order of keys, and so loses keys where one page of a listing ends.
const listObjects = store.listObjects.bind(store);
store.listObjects = (bucket, options) => listObjects(bucket, { ...options, maxKeys: Infinity });

const { port } = await server.run();
process.stdout.write(`${port}\n`);
