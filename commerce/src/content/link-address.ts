/** Addresses that editors write, and how a browser reads them. Pure. */

/**
 * Whether a browser reads an address as it is written. The URL parser drops tabs, line breaks and what stands at the ends, turns
 * backslashes into slashes and writes other control characters anew: `/<tab>/evil.example` looks like a path and leaves the shop.
 */
export function isReadAsWritten(address: string): boolean {
  return !/[\p{Cc}\\]|^ | $/u.test(address);
}

/** A picture of the image service, without size. No part begins with a dot: `/i/../account` is a path of something else. */
export const picturePath = /^\/i\/[\w-][\w.-]*\/[\w-][\w.-]*$/;
