import type { Comparison, Filter } from '../../search/index.ts';
import { numericAttribute, valueFilter } from './attributes.ts';

export type FilterParameter = 'filters' | 'facetFilters' | 'numericFilters';

/** Error of the filter parsers, which `parseQueryParameters` returns as a failure. */
export class InvalidFilterError extends Error {
  override readonly name = 'InvalidFilterError';
  readonly parameter: FilterParameter;

  constructor(parameter: FilterParameter, message: string) {
    super(`${parameter}: ${message}`);
    this.parameter = parameter;
  }
}

const quoted = (text: string) => `'${text.slice(0, 60)}'`;

function parseAmount(parameter: FilterParameter, name: string, text: string): number {
  const amount = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isFinite(amount))
    throw new InvalidFilterError(parameter, `${quoted(name)} is compared with ${quoted(text)}, which is not a number`);
  // Prices are indexed in minor units.
  return name === 'price' ? Math.round(amount * 100) : amount;
}

export function numericFilter(parameter: FilterParameter, name: string, comparison: Comparison, text: string): Filter {
  const attribute = numericAttribute(name);
  if (!attribute) throw new InvalidFilterError(parameter, `${quoted(name)} is not a numeric attribute of records`);
  return { kind: 'number', attribute, comparison, amount: parseAmount(parameter, name, text) };
}

export function rangeFilter(parameter: FilterParameter, name: string, min: string, max: string): Filter {
  return { kind: 'and', of: [numericFilter(parameter, name, '>=', min), numericFilter(parameter, name, '<=', max)] };
}

export function equalityFilter(parameter: FilterParameter, name: string, value: string): Filter {
  if (numericAttribute(name)) return numericFilter(parameter, name, '=', value);
  const filter = valueFilter(name, value);
  if (!filter) throw new InvalidFilterError(parameter, `records have no attribute ${quoted(name)}`);
  return filter;
}
