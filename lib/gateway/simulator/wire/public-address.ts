import { BlockList, isIP } from 'node:net';

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

const special = blockList(SPECIAL_IPV4, 'ipv4');
const specialIpv6 = blockList(SPECIAL_IPV6, 'ipv6');
const globalIpv6 = blockList(['2000::/3'], 'ipv6');

/**
 * Whether a host of a URL can be a receiver on the public internet. A name is judged by its letters alone; what it
 * resolves to is judged when the connection is made.
 * @param hostname as `new URL(…).hostname` gives it: numbers in any notation are already a dotted address there
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  // The public DNS has no name of one label.
  return host.includes('.') && !PRIVATE_NAMES.some((name) => host.endsWith(`.${name}`));
}

/** Whether an IP address is on the public internet; an IPv6 form of an IPv4 address is judged as that address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  const groups = groupsOf(address);
  if (!groups) return false;
  const embedded = embeddedIpv4(groups);
  if (embedded !== undefined) return !special.check(embedded, 'ipv4');
  return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/** The IPv4 address in a mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96) or 6to4 (2002::/16) address. */
function embeddedIpv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join();
  if (prefix === MAPPED || prefix === NAT64) return dotted(groups.slice(6));
  return groups[0] === 0x2002 ? dotted(groups.slice(1, 3)) : undefined;
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join();
const NAT64 = [0x64, 0xff9b, 0, 0, 0, 0].join();

const dotted = (groups: readonly number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');

/** The eight groups of an IPv6 address; undefined for one with a zone, which is never public, or for no address. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((each) => parseInt(each, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function blockList(blocks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', prefix] = block.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
