/** The lists of `facetFilters` and `numericFilters`: all of the outer list's entries, any of an inner list's. Pure. */
import type { Comparison, Filter } from '../search/filter.ts';
import { between, comparedWith, type FilterParameter, valueIs, wrong } from './condition.ts';

/** Conditions of one parameter at most. */
const conditionsMost = 200;

export type FilterList = string | readonly (string | readonly string[])[];

function readList(parameter: FilterParameter, list: FilterList, read: (text: string) => Filter): Filter | undefined {
  const outer = typeof list === 'string' ? [list] : list;
  if (outer.flat().length > conditionsMost) throw wrong(parameter, `has more than ${conditionsMost} conditions`);
  const of = outer.flatMap((entry): Filter[] => {
    if (typeof entry === 'string') return entry.trim() === '' ? [] : [read(entry)];
    return entry.length === 0 ? [] : [{ kind: 'or', of: entry.map(read) }];
  });
  return of.length === 0 ? undefined : { kind: 'and', of };
}

/** `color:blue`; `color:-blue` is what is not blue, `size:\-4` the size that is written -4. */
export function readFacetFilters(list: FilterList): Filter | undefined {
  return readList('facetFilters', list, (text) => {
    const colon = text.indexOf(':');
    if (colon <= 0) throw wrong('facetFilters', `'${text.slice(0, 60)}' is not an attribute, a colon and a value`);
    const [name, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    if (name.startsWith('-')) return { kind: 'not', of: valueIs('facetFilters', name.slice(1), value) };
    return value.startsWith('-')
      ? { kind: 'not', of: valueIs('facetFilters', name, value.slice(1)) }
      : valueIs('facetFilters', name, value.replace(/^\\(?=-)/, ''));
  });
}

const comparison = /^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/;
const range = /^\s*([^\s<>=!:]+)\s*:\s*(\S+)\s+(?:TO|to)\s+(\S+)\s*$/;
const equal = /^\s*([^\s<>=!:]+)\s*:\s*(\S+)\s*$/;

/** `price >= 50`, `price:50 TO 100`, `rating=4`. */
export function readNumericFilters(list: FilterList): Filter | undefined {
  return readList('numericFilters', list, (text) => {
    const [, name, sign, value] = comparison.exec(text) ?? [];
    if (name && sign && value) return comparedWith('numericFilters', name, sign as Comparison, value);
    const [, ranged, least, most] = range.exec(text) ?? [];
    if (ranged && least && most) return between('numericFilters', ranged, least, most);
    const [, same, amount] = equal.exec(text) ?? [];
    if (same && amount) return comparedWith('numericFilters', same, '=', amount);
    throw wrong('numericFilters', `'${text.slice(0, 60)}' is not an attribute, a comparison and a number`);
  });
}
