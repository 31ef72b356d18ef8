import { isIPv4, isIPv6 } from 'node:net';
import { headers as headerNames } from '@outfitter/contract';
import { deriveKey, hmacSha256 } from './secrets.ts';

export interface ClientNetworks {
  /** Smallest network that one client has: an IPv4 address, or the first 64 bits of an IPv6 address. */
  near: string;
  /** Network that one client can get without effort: an IPv4 /24, or the first 48 bits of an IPv6 address. */
  wide: string;
}

function groupsOf(address: string): number[] {
  const withoutIpv4 = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = parts.slice(0, 4).map(Number);
    return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`;
  });
  const [head = [], tail = []] = withoutIpv4.split('::', 2).map((side) => (side === '' ? [] : side.split(':')));
  const omitted = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...omitted, ...tail].map((group) => Number.parseInt(group, 16));
}

/** Returns the IPv4 address that is mapped to IPv6 (RFC 4291, section 2.5.5.2), in any notation. */
function mappedIpv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

function networksOfIpv4(address: string): ClientNetworks {
  return { near: address, wide: `${address.slice(0, address.lastIndexOf('.'))}.0/24` };
}

/** Returns the networks of an address. IPv4 addresses that are mapped to IPv6 count as IPv4; any other text is a network of its own. */
export function networksOf(address: string): ClientNetworks {
  const text = address.toLowerCase().replace(/%.*$/, '');
  if (isIPv4(text)) return networksOfIpv4(text);
  if (!isIPv6(text)) return { near: text, wide: text };
  const groups = groupsOf(text);
  const ipv4 = mappedIpv4(groups);
  if (ipv4 !== undefined) return networksOfIpv4(ipv4);
  const prefix = (length: number) =>
    `${groups
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(':')}::/${length * 16}`;
  return { near: prefix(4), wide: prefix(3) };
}

/** Returns the networks of a request. The gateway sets the address header and removes one that a client sends. */
function networksOfRequest(headers: Headers): ClientNetworks {
  return networksOf(headers.get(headerNames.clientAddress) ?? 'unknown');
}

/**
 * Creates a function that hashes the networks of a request, so that addresses are not stored. Without an address all have the same hash.
 */
export function createNetworksHasher(masterKey: string): (headers: Headers) => ClientNetworks {
  const key = deriveKey(masterKey, 'client addresses');
  const hash = (network: string) => hmacSha256(key, network).toString('base64url');
  return (headers) => {
    const { near, wide } = networksOfRequest(headers);
    return { near: hash(near), wide: hash(wide) };
  };
}

export function createNetworkHasher(masterKey: string): (headers: Headers) => string {
  const networksOfHeaders = createNetworksHasher(masterKey);
  return (headers) => networksOfHeaders(headers).near;
}
