/** Public GET calls whose response is the same for every caller and names its surrogate keys. */
import { type Endpoint, endpoints, type OperationName, operations } from '@outfitter/contract';
import { pathPattern } from '../admission/classify-call.ts';

/**
 * Shared calls. Not among them: calls that must show a change at once to the shopper who caused it (reviews) or the exact stock
 * (availability), and calls with a side effect.
 */
export const sharedCallNames = [
  'getProduct',
  'getProducts',
  'getCategories',
  'searchProducts',
  'getComplementaryProducts',
  'searchSuggestion',
  'getContentByKey',
  'getContentById',
  'getDescendantsByKey',
  'getDescendantsById',
  'getSiteHierarchy',
  'getContentAssets',
  'getSitePreferences',
] as const satisfies readonly OperationName[];

export interface SharedCall {
  readonly name: OperationName;
  readonly path: RegExp;
  /** Query parameters on which the response depends. */
  readonly parameters: ReadonlySet<string>;
  /** The call has numbered parameters: `refine_1`, `refine_2`. */
  readonly hasRefinements: boolean;
  /** The call rejects parameters that it does not know. */
  readonly isStrict: boolean;
}

/** Parameters that are accepted from clients of the platform, and not read. */
export const ignoredParameters: ReadonlySet<string> = new Set(['client_id', 'expand']);

interface ObjectSchema {
  readonly shape: Readonly<Record<string, unknown>>;
  readonly def: { readonly catchall?: { readonly def: { readonly type: string } } };
}

function toSharedCall(name: (typeof sharedCallNames)[number]): SharedCall {
  const { query }: Pick<Endpoint, 'query'> = endpoints[name];
  const { shape, def } = query as unknown as ObjectSchema;
  return {
    name,
    path: pathPattern(operations[name].path),
    parameters: new Set(Object.keys(shape).filter((parameter) => !ignoredParameters.has(parameter))),
    hasRefinements: name === 'searchProducts',
    isStrict: def.catchall?.def.type === 'never',
  };
}

const sharedCalls = sharedCallNames.map(toSharedCall);

export function findSharedCall(method: string, pathname: string): SharedCall | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  return sharedCalls.find(({ path }) => path.test(pathname));
}
