import type { IncomingMessage } from 'node:http';
import { headers as headerNames } from '@outfitter/contract/client';

/** Matches an address with a port, which some proxies append: `203.0.113.7:51234`, `[2001:db8::7]:51234`. */
const addressWithPort = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

function withoutPort(entry: string): string {
  const [, bracketed, ipv4] = addressWithPort.exec(entry) ?? [];
  return bracketed ?? ipv4 ?? entry;
}

/**
 * Returns the client's address. Each proxy appends the address it was called from to `X-Forwarded-For`; with `proxies` trusted proxies,
 * only the entry of the outermost one is reliable. Without proxies the header is ignored, as it is in a request that has not come through
 * all of them.
 */
export function clientAddress(forwardedFor: string | undefined, socketAddress: string, proxies: number): string {
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim().replaceAll('"', '')))
    .filter(Boolean);
  const chain = [...forwarded, socketAddress];
  return (chain.at(-1 - proxies) ?? socketAddress).slice(0, 64);
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
