import type { Comparison, Filter } from '../../search/index.ts';
import { equalityFilter, type FilterParameter, InvalidFilterError, numericFilter, rangeFilter } from './conditions.ts';

const maxConditions = 200;

/** Entries of the list are combined with AND, entries of a nested array with OR (docs/hosted-search.md). */
export type FilterList = string | readonly (string | readonly string[])[];

function parseList(parameter: FilterParameter, list: FilterList, parse: (text: string) => Filter): Filter | undefined {
  const entries = typeof list === 'string' ? [list] : list;
  if (entries.flat().length > maxConditions) throw new InvalidFilterError(parameter, `has more than ${maxConditions} conditions`);
  const of = entries.flatMap((entry): Filter[] => {
    if (typeof entry === 'string') return entry.trim() === '' ? [] : [parse(entry)];
    return entry.length === 0 ? [] : [{ kind: 'or', of: entry.map(parse) }];
  });
  return of.length === 0 ? undefined : { kind: 'and', of };
}

/** `color:-blue` excludes blue; an escaped minus is part of the value: `size:\-4`. */
export function parseFacetFilters(list: FilterList): Filter | undefined {
  return parseList('facetFilters', list, (text) => {
    const colon = text.indexOf(':');
    if (colon <= 0) throw new InvalidFilterError('facetFilters', `'${text.slice(0, 60)}' is not an attribute, a colon and a value`);
    const [name, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    if (name.startsWith('-')) return { kind: 'not', of: equalityFilter('facetFilters', name.slice(1), value) };
    return value.startsWith('-')
      ? { kind: 'not', of: equalityFilter('facetFilters', name, value.slice(1)) }
      : equalityFilter('facetFilters', name, value.replace(/^\\(?=-)/, ''));
  });
}

const comparisonPattern = /^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/;
const rangePattern = /^\s*([^\s<>=!:]+)\s*:\s*(\S+)\s+(?:TO|to)\s+(\S+)\s*$/;
const equalityPattern = /^\s*([^\s<>=!:]+)\s*:\s*(\S+)\s*$/;

export function parseNumericFilters(list: FilterList): Filter | undefined {
  return parseList('numericFilters', list, (text) => {
    const [, comparedName, operator, value] = comparisonPattern.exec(text) ?? [];
    if (comparedName && operator && value) return numericFilter('numericFilters', comparedName, operator as Comparison, value);
    const [, rangeName, min, max] = rangePattern.exec(text) ?? [];
    if (rangeName && min && max) return rangeFilter('numericFilters', rangeName, min, max);
    const [, equalName, amount] = equalityPattern.exec(text) ?? [];
    if (equalName && amount) return numericFilter('numericFilters', equalName, '=', amount);
    throw new InvalidFilterError('numericFilters', `'${text.slice(0, 60)}' is not an attribute, a comparison and a number`);
  });
}
