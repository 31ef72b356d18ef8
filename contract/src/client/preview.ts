/** What a preview is made of, for both sides; no library, so that the browser may have it. */
import { type OperationName, operations } from '../operations.ts';

/** Headers by which an editor asks how the shop will be. They count only beside an editor's token. */
export const previewHeaders = {
  /** The moment, as `readMoment` reads it. */
  time: 'x-preview-time',
  /** `true`: the newest version of each content item, whether it has begun or not. */
  unpublished: 'x-preview-unpublished',
  /** The content service to read from; left out for the shop's own. */
  domain: 'x-preview-domain',
} as const;

/** Nobody plans for the year 9999: it is a slip of the hand, or a date that a program made up. */
export const previewYears = { first: 2000, last: 2199 } as const;

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment as milliseconds since 1970 or as an ISO instant with its zone; undefined where it is neither or lies outside of any plan. */
export function parsePreviewTime(text: string): Date | undefined {
  const isMilliseconds = /^\d{1,15}$/.test(text);
  if (!isMilliseconds && !isoInstant.test(text)) return undefined;
  const moment = new Date(isMilliseconds ? Number(text) : text);
  const year = moment.getUTCFullYear();
  return year >= previewYears.first && year <= previewYears.last ? moment : undefined;
}

/** The calls that answer what pages show; a preview may ask these, and no others. */
export const previewableCalls = [
  'getProduct',
  'getProducts',
  'getCategories',
  'searchProducts',
  'searchSuggestion',
  'getContentByKey',
  'getContentById',
  'fetchContent',
  'filterContent',
  'getDescendantsByKey',
  'getDescendantsById',
  'getSiteHierarchy',
  'getContentAssets',
  'getSitePreferences',
  'getStores',
  'getStore',
] as const satisfies readonly OperationName[];

const names: ReadonlySet<string> = new Set(previewableCalls);

/** Whether a call may be asked as of another moment. */
export function isPreviewable(name: OperationName): boolean {
  return names.has(name);
}

/** The same by the path of a request, for those who see no more of it; a query or a fragment is no part of it. */
export function isPreviewablePath(method: string, pathname: string): boolean {
  return previewableCalls.some((name) => operations[name].method === method && pathPattern(operations[name].path).test(pathname));
}

const patterns = new Map<string, RegExp>();
function pathPattern(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const fixed = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${fixed.join('[^/]+')}$`);
  patterns.set(path, pattern);
  return pattern;
}
