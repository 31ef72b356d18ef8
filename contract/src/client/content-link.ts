/** Which URLs content may link to. Pure; used when content is stored and when it is rendered. */

/**
 * Whether browsers read a URL as written. URL parsers drop tabs, line breaks and outer spaces and turn backslashes into
 * slashes: `/<tab>/evil.example` looks like a path and leaves the shop.
 */
export function isUnambiguousUrl(address: string): boolean {
  return !/[\p{Cc}\\]|^ | $/u.test(address);
}

/** A path of the shop, a fragment, or an https, mailto or tel URL. */
export const contentLinkPattern = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

export function isContentLink(address: string): boolean {
  return contentLinkPattern.test(address) && isUnambiguousUrl(address);
}
