import { operations, pageOfSessionForm } from '@outfitter/contract/client';

const prefixes = [...new Set(Object.values(operations).map(({ path }) => path.split('{')[0] ?? path))];
const exact = new Set(prefixes.filter((prefix) => !prefix.endsWith('/')));
/** Path prefixes of the shop API. Unknown calls below them get a fault instead of a page. */
const roots = ['/mobify/proxy/', '/api/', '/cms/', '/on/demandware.store/', '/1/', '/sandbox/'];

export function isCommercePath(pathname: string): boolean {
  if (pageOfSessionForm(pathname) !== undefined) return false;
  return exact.has(pathname) || roots.some((root) => pathname.startsWith(root));
}
