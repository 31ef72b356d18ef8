import { effectiveMethod } from '@outfitter/commerce';
import { headers as headerNames, type OperationName, operations, type RequestClass, requestClassOf } from '@outfitter/contract';

interface OperationPattern {
  method: string;
  path: RegExp;
  requestClass: RequestClass;
}

/** Classes of paths without an operation: the recommendation service that the shop does not have, and the page of the sandbox bank. */
const otherPaths: readonly [prefix: string, RequestClass][] = [
  ['/mobify/proxy/einstein/v3/personalization/', 'recommendation'],
  ['/sandbox/', 'order'],
];

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&');

/** Returns an expression for the paths of an operation; a parameter is a part of one segment. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${escapeRegExp(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function toPattern([name, { method, path }]: [string, { method: string; path: string }]): OperationPattern {
  return { method, path: pathPattern(path), requestClass: requestClassOf[name as OperationName] };
}

/** Returns the length of the fixed segments; patterns with longer ones come first: `products/({ids})` before `products/{id}`. */
const fixedLength = ({ path }: { path: string }) => path.replaceAll(/\{\w+\}/g, '').length;
const patterns = Object.entries(operations)
  .sort(([, one], [, other]) => fixedLength(other) - fixedLength(one))
  .map(toPattern);

/** Returns the class of a call by its method and path, as the contract states it. Calls that do not exist are in the class `catalog`. */
export function classifyCall(request: Pick<Request, 'method' | 'headers'>, pathname: string): RequestClass {
  const method = effectiveMethod(request.method, request.headers.get(headerNames.methodOverride));
  const matching = patterns.filter(({ path }) => path.test(pathname));
  const found = matching.find((pattern) => pattern.method === method) ?? matching[0];
  return found?.requestClass ?? otherPaths.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'catalog';
}
