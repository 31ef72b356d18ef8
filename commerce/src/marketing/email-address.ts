/** Email addresses in the one form by which they are compared. Pure. */
import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** RFC 5321: the part before the sign, and the whole. */
const maxLocalPartLength = 64;
const maxLength = 254;

/** Labels without a hyphen at their ends; the last of letters, or of another script's letters as the name system writes them. */
const domainName = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59}(?<!-))$/;

/**
 * An address in its normal form: without surrounding spaces, in lower case (MARKETING-004), the domain as the name
 * system knows it. `undefined` where no mail could reach it: the form is local@domain, its top-level domain of at least
 * two letters (specification 1 §5).
 */
export function normalizeEmail(text: string): string | undefined {
  const [local = '', typedDomain = '', ...more] = text.normalize('NFC').trim().toLowerCase().split('@');
  if (more.length > 0 || local === '' || local.length > maxLocalPartLength) return undefined;
  // Control characters, spaces and what headers and lists of addresses are made of.
  if (/[\p{Cc}\p{Cf}\s<>,;:"\\()[\]]/u.test(local) || /^\.|\.\.|\.$/.test(local)) return undefined;
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(typedDomain)) return undefined;
  const domain = domainToASCII(typedDomain).toLowerCase();
  if (!domainName.test(domain)) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= maxLength ? email : undefined;
}

/** Stands for an address in links and keys: nobody can read the address off it. */
export function emailKeyOf(normalForm: string): string {
  return createHash('sha256').update(normalForm).digest('base64url');
}
