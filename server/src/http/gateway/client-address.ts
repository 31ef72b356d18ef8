import type { IncomingMessage } from 'node:http';
import { headers as headerNames } from '@outfitter/contract/client';

/**
 * Returns the client's address. Each proxy appends the address it was called from to `X-Forwarded-For`; with `proxies` trusted proxies,
 * only the entry of the outermost one is reliable. Without proxies the header is ignored.
 */
export function clientAddress(forwardedFor: string | undefined, socketAddress: string, proxies: number): string {
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [...forwarded, socketAddress];
  return (chain.at(-1 - proxies) ?? chain[0] ?? socketAddress).slice(0, 64);
}

/** Sets the gateway's address header on a request and removes any value that the client sent under its name. */
export function setClientAddressHeader(incoming: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'socket'>, proxies: number): void {
  const forwarded = incoming.headers['x-forwarded-for'];
  const address = clientAddress(String(forwarded ?? ''), incoming.socket.remoteAddress ?? 'unknown', proxies);
  const { rawHeaders } = incoming;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === headerNames.clientAddress) rawHeaders.splice(at, 2);
  }
  rawHeaders.push(headerNames.clientAddress, address);
  // Node serves single headers from `headers` and all headers from `rawHeaders`.
  incoming.headers[headerNames.clientAddress] = address;
}
