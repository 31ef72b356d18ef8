/** One condition of a filter: what a name, a sign and a value say of records. Pure. */
import { Fault } from '../platform/http/fault.ts';
import type { Comparison, Filter } from '../search/filter.ts';
import { hasValue, numberOf } from './attributes.ts';

/** Which parameter is read, for whoever has to mend it. */
export type FilterParameter = 'filters' | 'facetFilters' | 'numericFilters';

export function wrong(parameter: FilterParameter, message: string): Fault {
  return new Fault('ValidationException', `${parameter}: ${message}`, { path: `$.${parameter}`, in: 'body' });
}

/** As a fault may quote it. */
const quoted = (text: string) => `'${text.slice(0, 60)}'`;

function amountOf(parameter: FilterParameter, name: string, text: string): number {
  const amount = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isFinite(amount)) throw wrong(parameter, `${quoted(name)} is compared with ${quoted(text)}, which is no number`);
  // Prices are kept in minor units.
  return name === 'price' ? Math.round(amount * 100) : amount;
}

/** A number of the records compared. Throws the fault that names what is not right. */
export function comparedWith(parameter: FilterParameter, name: string, comparison: Comparison, text: string): Filter {
  const attribute = numberOf(name);
  if (!attribute) throw wrong(parameter, `${quoted(name)} is no number that records can be compared by`);
  return { kind: 'number', attribute, comparison, amount: amountOf(parameter, name, text) };
}

/** A number within bounds, both included. */
export function between(parameter: FilterParameter, name: string, least: string, most: string): Filter {
  const of = [comparedWith(parameter, name, '>=', least), comparedWith(parameter, name, '<=', most)];
  return { kind: 'and', of };
}

/** A value that records have, or a number that they equal. */
export function valueIs(parameter: FilterParameter, name: string, value: string): Filter {
  if (numberOf(name)) return comparedWith(parameter, name, '=', value);
  const filter = hasValue(name, value);
  if (!filter) throw wrong(parameter, `records have no attribute ${quoted(name)}`);
  return filter;
}
