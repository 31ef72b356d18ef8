import { type OperationName, operations } from '../../operations.ts';

/** Request headers of a preview. They require an editor's token. */
export const previewHeaders = {
  time: 'x-preview-time',
  unpublished: 'x-preview-unpublished',
  domain: 'x-preview-domain',
} as const;

/** Accepted years of a preview, which exclude typing errors. */
export const previewYears = { first: 2000, last: 2199 } as const;

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses milliseconds since 1970 or an ISO instant with its zone; undefined for anything else or a year out of range. */
export function parsePreviewTime(text: string): Date | undefined {
  const isMilliseconds = /^\d{1,15}$/.test(text);
  if (!isMilliseconds && !isoInstant.test(text)) return undefined;
  const moment = new Date(isMilliseconds ? Number(text) : text);
  const year = moment.getUTCFullYear();
  return year >= previewYears.first && year <= previewYears.last ? moment : undefined;
}

export const previewableCalls = [
  'getProduct',
  'getProducts',
  'getCategories',
  'searchProducts',
  'searchSuggestion',
  'getContentByKey',
  'getContentById',
  'fetchContent',
  'queryContent',
  'filterContent',
  'getDescendantsByKey',
  'getDescendantsById',
  'getSiteHierarchy',
  'getContentAssets',
  'getSitePreferences',
  'getStores',
  'getStore',
  'findStores',
] as const satisfies readonly OperationName[];

const names: ReadonlySet<string> = new Set(previewableCalls);

export function isPreviewable(name: OperationName): boolean {
  return names.has(name);
}

export function isPreviewablePath(method: string, pathname: string): boolean {
  return previewableCalls.some((name) => operations[name].method === method && pathPattern(operations[name].path).test(pathname));
}

const patterns = new Map<string, RegExp>();
function pathPattern(path: string): RegExp {
  const cached = patterns.get(path);
  if (cached) return cached;
  const fixed = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${fixed.join('[^/]+')}$`);
  patterns.set(path, pattern);
  return pattern;
}
