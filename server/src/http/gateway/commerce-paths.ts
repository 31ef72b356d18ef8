import { operations } from '@outfitter/contract/client';

const prefixes = [...new Set(Object.values(operations).map(({ path }) => path.split('{')[0] ?? path))];
const exact = new Set(prefixes.filter((prefix) => !prefix.endsWith('/')));
/** Prefixes that belong to the shop API, so that an unknown call gets a fault and not a page. */
const roots = ['/mobify/proxy/', '/api/', '/cms/', '/on/demandware.store/', '/1/', '/sandbox/'];

export function isCommercePath(pathname: string): boolean {
  return exact.has(pathname) || roots.some((root) => pathname.startsWith(root));
}
