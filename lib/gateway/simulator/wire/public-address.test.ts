import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address';

const hostOf = (origin: string): string => new URL(origin).hostname;

describe('the host of a callback address', () => {
  it.each([
    'https://shop.example',
    'https://10.example.com',
    'https://localhost-shop.example',
    'https://127.example.com',
    'https://local.example',
    'https://internal-shop.example.com',
    'https://8.8.8.8',
    'https://100.128.0.1',
    'https://172.32.0.1',
    'https://[2606:4700::1111]',
    'https://[2a00:1450:4001::1]',
    'https://[64:ff9b::8.8.8.8]',
    'https://[2002:808:808::1]',
    'https://[::ffff:8.8.8.8]',
    'https://xn--bcher-kva.example',
  ])('may be %s', (origin) => {
    expect(isPublicHost(hostOf(origin))).toBe(true);
  });

  it.each([
    'https://localhost',
    'https://localhost.',
    'https://LOCALHOST',
    'https://shop.localhost',
    'https://printer.local',
    'https://vault.internal',
    'https://nas.home.arpa',
    'https://ip6-localhost',
    'https://intranet',
    'https://0.0.0.0',
    'https://10.0.0.5',
    'https://100.64.0.1',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://①②⑦.0.0.1',
    'https://169.254.169.254',
    'https://172.16.0.1',
    'https://172.31.255.255',
    'https://192.0.0.1',
    'https://192.0.2.1',
    'https://192.168.1.1',
    'https://198.18.0.1',
    'https://203.0.113.7',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[::]',
    'https://[::1]',
    'https://[::127.0.0.1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a00:1]',
    'https://[64:ff9b::10.0.0.1]',
    'https://[64:ff9b:1::1]',
    'https://[2002:7f00:1::]',
    'https://[2001::1]',
    'https://[2001:db8::1]',
    'https://[3fff::1]',
    'https://[100::1]',
    'https://[fc00::1]',
    'https://[fe80::1]',
    'https://[ff02::1]',
  ])('is not %s', (origin) => {
    expect(isPublicHost(hostOf(origin))).toBe(false);
  });
});

it('takes an address with a zone, and what is no address, for private', () => {
  expect(['fe80::1%eth0', '2606:4700::1111%1', 'shop.example', ''].map(isPublicAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
