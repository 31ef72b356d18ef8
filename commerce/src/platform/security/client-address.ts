/** Who is limited where nobody has logged in: the network that a request comes from. */
import { isIPv6 } from 'node:net';
import { headers as headerNames } from '@outfitter/contract';
import { deriveKey, hmacSha256 } from './secrets.ts';

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/**
 * The network of an address: an IPv4 address itself, also where it is written as an IPv6 one; of IPv6 the first 64 bits,
 * which is what one household has.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  if (!isIPv6(plain)) return plain;
  // The end may be written like an IPv4 address, which is two groups.
  const groups = groupsOf(plain.replace(/%.*$/, '').replace(/[\d.]+\.\d+$/, '0:0')).slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * Names the network that a request comes from, for limits, without keeping its address. The front writes the address
 * into a header of ours and never lets one through; without it, everybody is one.
 */
export function createNetworkHasher(masterKey: string): (headers: Headers) => string {
  const key = deriveKey(masterKey, 'client addresses');
  return (headers) => hmacSha256(key, networkOf(headers.get(headerNames.clientAddress) ?? 'unknown')).toString('base64url');
}
