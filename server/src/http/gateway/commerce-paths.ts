/** Which addresses are calls of the contract; every other one is a page, a picture or a file. */
import { operations } from '@outfitter/contract/client';

/** The fixed beginning of each call's path, up to its first parameter or its last segment. */
const prefixes = [...new Set(Object.values(operations).map(({ path }) => path.split('{')[0] ?? path))];
const exact = new Set(prefixes.filter((prefix) => !prefix.endsWith('/')));
/** Roots that belong to calls as a whole, so that an unknown call is a fault and not a page. */
const roots = ['/mobify/proxy/', '/api/', '/cms/', '/on/demandware.store/', '/1/', '/sandbox/'];

export function isCommercePath(pathname: string): boolean {
  return exact.has(pathname) || roots.some((root) => pathname.startsWith(root));
}
