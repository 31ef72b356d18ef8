/** Where a request comes from, past the proxies that stand in front of the shop. */
import type { IncomingMessage } from 'node:http';
import { headers as headerNames } from '@outfitter/contract/client';

/**
 * The shopper's address: each proxy appends to `X-Forwarded-For` the address that it was called from, so with `proxies`
 * of ours in front, the one that the outermost of them wrote is true, and everything before it is whatever the client
 * made up. With none, the header counts for nothing.
 */
export function clientAddress(forwardedFor: string | undefined, socketAddress: string, proxies: number): string {
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [...forwarded, socketAddress];
  return (chain.at(-1 - proxies) ?? chain[0] ?? socketAddress).slice(0, 64);
}

/** Writes the address into our own header of a request, before anybody reads its headers; what came under that name goes. */
export function setClientAddressHeader(incoming: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'socket'>, proxies: number): void {
  const forwarded = incoming.headers['x-forwarded-for'];
  const address = clientAddress(String(forwarded ?? ''), incoming.socket.remoteAddress ?? 'unknown', proxies);
  const { rawHeaders } = incoming;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === headerNames.clientAddress) rawHeaders.splice(at, 2);
  }
  rawHeaders.push(headerNames.clientAddress, address);
  // Read by name, headers come from here; read as a whole, from the raw ones.
  incoming.headers[headerNames.clientAddress] = address;
}
