/**
 * Special-purpose IPv4 blocks: the registry of RFC 6890, multicast (RFC 5771) and the reserved class E (RFC 1112).
 * A receiver on the public internet has an address in none of them.
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Special-purpose blocks inside the global unicast space 2000::/3: protocols, documentation (RFC 6890, RFC 9637). */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '3fff::/20'];

/** Names that never lead to the public internet: RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`. */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'home.arpa'];

/** The unicast addresses of the public internet. */
const GLOBAL_IPV6 = '2000::/3';

/**
 * Whether a host of a URL can be a receiver on the public internet. A name is judged by its letters alone; what it
 * resolves to is judged when the connection is made.
 * @param hostname as `new URL(…).hostname` gives it: numbers in any notation are already a dotted address there
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (bytesOf(host)) return isPublicAddress(host);
  // The public DNS has no name of one label.
  return host.includes('.') && !PRIVATE_NAMES.some((name) => host.endsWith(`.${name}`));
}

/** Whether an IP address is on the public internet; an IPv6 form of an IPv4 address is judged as that address. */
export function isPublicAddress(address: string): boolean {
  const bytes = bytesOf(address);
  if (!bytes) return false;
  const ipv4 = bytes.length === 4 ? bytes : embeddedIpv4(bytes);
  if (ipv4) return !SPECIAL_IPV4.some((block) => isIn(ipv4, block));
  return isIn(bytes, GLOBAL_IPV6) && !SPECIAL_IPV6.some((block) => isIn(bytes, block));
}

/** Whether an address begins with the bits of a block: `10.0.0.0/8`. */
function isIn(address: readonly number[], block: string): boolean {
  const [network = '', prefix] = block.split('/');
  const start = bytesOf(network) ?? [];
  return start.every((byte, index) => {
    const bits = Math.min(8, Math.max(0, Number(prefix) - index * 8));
    return ((byte ^ (address[index] ?? 0)) & (0xff00 >> bits) & 0xff) === 0;
  });
}

/** The IPv4 address in a mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96) or 6to4 (2002::/16) address. */
function embeddedIpv4(bytes: readonly number[]): readonly number[] | undefined {
  const prefix = bytes.slice(0, 12).join();
  if (prefix === MAPPED || prefix === NAT64) return bytes.slice(12);
  return bytes[0] === 0x20 && bytes[1] === 0x02 ? bytes.slice(2, 6) : undefined;
}

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff].join();
const NAT64 = [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0].join();

/** The 4 or 16 bytes of an address; undefined for one with a zone, which is never public, or for no address. */
function bytesOf(address: string): number[] | undefined {
  if (!address.includes(':')) {
    const parts = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address) ? address.split('.').map(Number) : [];
    return parts.length === 4 && parts.every((part) => part < 256) ? parts : undefined;
  }
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((each) => parseInt(each, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  const zeros = Array<number>(8 - first.length - last.length).fill(0);
  return [...first, ...zeros, ...last].flatMap((group) => [group >> 8, group & 0xff]);
}
