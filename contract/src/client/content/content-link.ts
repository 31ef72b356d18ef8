/**
 * Returns whether browsers read a URL as written. URL parsers drop tabs, line breaks and outer spaces and turn backslashes into slashes:
 * `/<tab>/evil.example` looks like a path and leaves the shop.
 */
export function isUnambiguousUrl(address: string): boolean {
  return !/[\p{Cc}\\]|^ | $/u.test(address);
}

export const contentLinkPattern = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

export function isContentLink(address: string): boolean {
  return contentLinkPattern.test(address) && isUnambiguousUrl(address);
}
