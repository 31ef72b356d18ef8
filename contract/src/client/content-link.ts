/** Addresses that editors write: what content may link to, for those who store it and those who show it. Pure. */

/**
 * Whether a browser reads an address as it is written. The URL parser drops tabs, line breaks and what stands at the ends, turns
 * backslashes into slashes and writes other control characters anew: `/<tab>/evil.example` looks like a path and leaves the shop.
 */
export function isUnambiguousUrl(address: string): boolean {
  return !/[\p{Cc}\\]|^ | $/u.test(address);
}

/** A path of the shop, a part of the page, or an https, mailto or tel address. */
export const contentLinkPattern = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/** Whether an address is one that content may link to. */
export function isContentLink(address: string): boolean {
  return contentLinkPattern.test(address) && isUnambiguousUrl(address);
}
