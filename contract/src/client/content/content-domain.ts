/**
 * Content hosts that a preview may read from. An address is compared literally with the merchant's list and never parsed or normalized.
 */

/** Requires a dot and an alphabetic last label, which excludes every notation of an IP address. */
const hostName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Names that resolve to the machine itself or its internal network. */
const internalNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|invalid|test|arpa|onion)$/;

/** Accepts `content.example.com`, or `*.content.example.com` for names with exactly one more label. */
export function isValidDomainPattern(name: string): boolean {
  const host = name.replace(/^\*\./, '');
  return host.length <= 253 && hostName.test(host) && !internalNames.test(host);
}

const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function matchesPattern(host: string, entry: string): boolean {
  if (!isValidDomainPattern(entry)) return false;
  if (!entry.startsWith('*.')) return host === entry;
  const suffix = entry.slice(1);
  return host.endsWith(suffix) && domainLabel.test(host.slice(0, -suffix.length));
}

/**
 * Returns the allowed content host that an address names, '' for the shop itself (an empty address, our origin or our host),
 * or `undefined`.
 */
export function resolveContentDomain(
  address: string,
  { siteOrigin, listed }: { siteOrigin: string; listed: readonly string[] },
): string | undefined {
  const site = new URL(siteOrigin);
  if (address === '' || address === site.origin || address === site.host) return '';
  const host = address.startsWith('https://') ? address.slice('https://'.length) : address;
  return listed.some((entry) => matchesPattern(host, entry)) ? host : undefined;
}
