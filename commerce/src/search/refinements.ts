import { failure, ok, type Result } from '../platform/result.ts';
import { facetAttributeById, facetAttributes } from './facets.ts';

const refinementKey = /^refine_\d+$/;
const maxRefinements = facetAttributes.length;
const refinementKeys = new Set(facetAttributes.map((_, index) => `refine_${index + 1}`));

/**
 * Parses the parameters `refine_1`, `refine_2`, …, each `attribute=value|value`, into values by attribute. Of an attribute with a single
 * choice, only the first value applies (LIST-001). Fails for an unknown attribute, a missing value or a parameter number above the limit.
 */
export function parseRefinements(query: Readonly<Record<string, unknown>>): Result<Map<string, string[]>, 'ValidationException'> {
  const selected = new Map<string, string[]>();
  const keys = Object.keys(query).filter((key) => refinementKey.test(key));
  for (const key of keys.sort()) {
    const invalid = (message: string) => failure('ValidationException', message, { path: `$.${key}`, in: 'query' });
    if (!refinementKeys.has(key)) return invalid(`The parameter ${key} does not exist: a call has refine_1 to refine_${maxRefinements}.`);
    const text = query[key];
    const [, id = '', list = ''] = /^([^=]*)=(.*)$/s.exec(typeof text === 'string' ? text : '') ?? [];
    const attribute = facetAttributeById.get(id);
    if (!attribute) return invalid(`The parameter ${key} does not name an attribute for refinements.`);
    const values = list.split('|').filter(Boolean);
    if (values.length === 0) return invalid(`The parameter ${key} contains no value.`);
    const all = [...new Set([...(selected.get(id) ?? []), ...values])];
    selected.set(id, attribute.single ? all.slice(0, 1) : all);
  }
  return ok(selected);
}
