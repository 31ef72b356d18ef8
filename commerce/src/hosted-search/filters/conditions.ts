/** Parses single conditions of a filter: an attribute, a comparison and a value. Invalid conditions throw a `Fault`, as all request parsing does. */
import { Fault } from '../../platform/http/fault.ts';
import type { Comparison, Filter } from '../../search/index.ts';
import { numericAttribute, valueFilter } from './attributes.ts';

export type FilterParameter = 'filters' | 'facetFilters' | 'numericFilters';

export function invalidFilter(parameter: FilterParameter, message: string): Fault {
  return new Fault('ValidationException', `${parameter}: ${message}`, { path: `$.${parameter}`, in: 'body' });
}

const quoted = (text: string) => `'${text.slice(0, 60)}'`;

function parseAmount(parameter: FilterParameter, name: string, text: string): number {
  const amount = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isFinite(amount)) throw invalidFilter(parameter, `${quoted(name)} is compared with ${quoted(text)}, which is no number`);
  // Prices are indexed in minor units.
  return name === 'price' ? Math.round(amount * 100) : amount;
}

export function numericFilter(parameter: FilterParameter, name: string, comparison: Comparison, text: string): Filter {
  const attribute = numericAttribute(name);
  if (!attribute) throw invalidFilter(parameter, `${quoted(name)} is no number that records can be compared by`);
  return { kind: 'number', attribute, comparison, amount: parseAmount(parameter, name, text) };
}

/** Both bounds are included. */
export function rangeFilter(parameter: FilterParameter, name: string, least: string, most: string): Filter {
  return { kind: 'and', of: [numericFilter(parameter, name, '>=', least), numericFilter(parameter, name, '<=', most)] };
}

export function equalityFilter(parameter: FilterParameter, name: string, value: string): Filter {
  if (numericAttribute(name)) return numericFilter(parameter, name, '=', value);
  const filter = valueFilter(name, value);
  if (!filter) throw invalidFilter(parameter, `records have no attribute ${quoted(name)}`);
  return filter;
}
