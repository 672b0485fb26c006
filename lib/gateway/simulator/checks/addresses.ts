import type { CryptoAsset } from '../../contract/types';
import { equalBytes } from '../../signing/bytes';
import { sha256 } from '../../signing/sha256';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Whether a text ends in the four bytes that its double SHA-256 begins with (Base58Check). */
function isBase58Check(address: string): boolean {
  let number = 0n;
  for (const letter of address) {
    const digit = BASE58.indexOf(letter);
    if (digit < 0) return false;
    number = number * 58n + BigInt(digit);
  }
  const hex = number.toString(16);
  const zeros = /^1*/.exec(address)?.[0].length ?? 0;
  const digits = `${'00'.repeat(zeros)}${hex.length % 2 ? '0' : ''}${hex}`;
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (bytes.length < 5) return false;
  const sum = sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4);
  return equalBytes(sum, bytes.subarray(-4));
}

/** Why an address cannot receive an asset; `undefined` if it can. */
export function addressFault(address: string, asset: CryptoAsset): string | undefined {
  if (!new RegExp(asset.pattern, 'u').test(address)) {
    return `The address does not have the form of ${asset.network}.`;
  }
  const hasChecksum = asset.network === 'tron' || /^[13]/.test(address);
  return hasChecksum && !isBase58Check(address)
    ? 'The checksum of the address is wrong: a character is mistyped.'
    : undefined;
}
