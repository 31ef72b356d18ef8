/** RFC 5321: the longest local part and the longest address (AUTH-009). */
const maxLocalPartLength = 64;
export const maxEmailLength = 254;

/** DNS labels without a hyphen at their ends; the top-level domain has at least two letters, or is an IDNA label. */
const domainPattern = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59}(?<!-))$/;

function toAsciiDomain(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * Returns an address in its comparable form: trimmed, in lower case (MARKETING-004), its domain in ASCII. Returns `undefined` for an
 * invalid or undeliverable address.
 */
export function normalizeEmail(text: string): string | undefined {
  const [local = '', typedDomain = '', ...more] = text.normalize('NFC').trim().toLowerCase().split('@');
  if (more.length > 0 || local === '' || local.length > maxLocalPartLength) return undefined;
  // Control characters, spaces and the syntax of mail headers and address lists.
  if (/[\p{Cc}\p{Cf}\s<>,;:"\\()[\]]/u.test(local) || /^\.|\.\.|\.$/.test(local)) return undefined;
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(typedDomain)) return undefined;
  const domain = toAsciiDomain(typedDomain);
  if (domain === undefined || !domainPattern.test(domain)) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= maxEmailLength ? email : undefined;
}

export function isEmailAddress(text: string): boolean {
  return normalizeEmail(text) !== undefined;
}
