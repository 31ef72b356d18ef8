import { isIPv6 } from 'node:net';
import { headers as headerNames } from '@outfitter/contract';
import { deriveKey, hmacSha256 } from './secrets.ts';

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/**
 * Returns the network of an address: an IPv4 address itself, also when mapped to IPv6, or the first 64 bits of an IPv6 address, which a
 * household shares.
 */
export function networkOf(address: string): string {
  const ipv4OrIpv6 = address.toLowerCase().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  if (!isIPv6(ipv4OrIpv6)) return ipv4OrIpv6;
  // A final IPv4 part stands for two groups.
  const groups = groupsOf(ipv4OrIpv6.replace(/%.*$/, '').replace(/[\d.]+\.\d+$/, '0:0')).slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * Creates a function that hashes a request's client network, so that the address itself is not stored. The gateway sets the address header
 * and removes one that a client sends. Without the header, all requests have the same hash.
 */
export function createNetworkHasher(masterKey: string): (headers: Headers) => string {
  const key = deriveKey(masterKey, 'client addresses');
  return (headers) => hmacSha256(key, networkOf(headers.get(headerNames.clientAddress) ?? 'unknown')).toString('base64url');
}
