/**
 * Which content service a preview may read from. An address is never taken apart, resolved or tidied: it is one of those that
 * the merchant lists, letter by letter, or it is none. Pure.
 */

/** A host name with a dot whose last part is letters, so that no spelling of an IP address is one. */
const hostName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Names that lead to the machine itself or into its network, whoever is asked. */
const internalNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|invalid|test|arpa|onion)$/;

/** Whether a name may stand in the list: `content.example.com`, or `*.content.example.com` for each name with one more part. */
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
 * The content service that an address names: '' for the shop's own, which is an empty address or exactly our own origin or host;
 * else the host, where it is on the list; else undefined.
 */
export function resolveContentDomain(
  asked: string,
  { siteOrigin, listed }: { siteOrigin: string; listed: readonly string[] },
): string | undefined {
  const own = new URL(siteOrigin);
  if (asked === '' || asked === own.origin || asked === own.host) return '';
  const host = asked.startsWith('https://') ? asked.slice('https://'.length) : asked;
  return listed.some((entry) => matchesPattern(host, entry)) ? host : undefined;
}
