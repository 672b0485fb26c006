import { expect, it } from 'vitest';
import { candidatesOf, decodePath } from './resolve-path';

it('serves a clean URL from the .html file before the folder of the same name', () => {
  expect(candidatesOf('/faq')).toEqual(['faq', 'faq.html', 'faq/index.html']);
});

it('serves a URL with a slash from the index file of the folder', () => {
  expect(candidatesOf('/faq/')).toEqual(['faq/index.html', 'faq.html']);
});

it('serves spelled-out file names as they are', () => {
  expect(candidatesOf('/faq.html')[0]).toBe('faq.html');
  expect(candidatesOf('/faq/index.html')[0]).toBe('faq/index.html');
});

it('serves the root from index.html', () => {
  expect(candidatesOf('/')).toEqual(['index.html']);
});

it('drops the query and the hash and decodes the rest', () => {
  expect(decodePath('/faq.txt?_rsc=1#a')).toBe('/faq.txt');
  expect(decodePath('/a/__next.%24oc%24slug.__PAGE__.txt')).toBe('/a/__next.$oc$slug.__PAGE__.txt');
});

it('keeps a doubled slash on this host', () => {
  expect(decodePath('//evil.example/faq')).toBe('/evil.example/faq');
});

it.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/a%5c..%5cb',
  '/%00',
  '/%zz',
  'http://evil.example/',
  '*',
])('refuses %s', (target) => {
  expect(decodePath(target)).toBeUndefined();
});
