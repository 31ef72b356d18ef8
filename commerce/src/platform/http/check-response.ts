import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@outfitter/contract';
import { jsonPath } from '../json-path.ts';

export class ContractViolation extends Error {
  override readonly name = 'ContractBreach';
}

export function checkResponse(endpoint: Endpoint, body: unknown): void {
  if (!endpoint.response) {
    if (body !== undefined) throw new ContractViolation(`${endpoint.name} returns a body where the contract has none`);
    return;
  }
  if (body === undefined) throw new ContractViolation(`${endpoint.name} returns nothing where the contract has a body`);
  const json = JSON.parse(JSON.stringify(body));
  // Callers in the same process receive the result itself, so it must be what JSON would make of it.
  if (!isDeepStrictEqual(withoutUndefined(body), json)) throw new ContractViolation(`${endpoint.name} returns what JSON cannot hold`);
  const parsed = endpoint.response.safeParse(json);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => `${jsonPath(issue.path)}: ${issue.message}`);
  throw new ContractViolation(`${endpoint.name} breaks the contract:\n${issues.join('\n')}`);
}

/** Removes undefined properties, which JSON omits and readers treat like missing ones. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutUndefined(part)]));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
