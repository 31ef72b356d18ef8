/** What a call asks to narrow a listing by. Pure. */
import { Fault } from '../platform/http/fault.ts';
import { facetAttribute, facetAttributes } from './facets.ts';

const refineKey = /^refine_\d+$/;
/** One for each attribute: nobody needs more. */
const refinementsMost = facetAttributes.length;
const known = new Set(facetAttributes.map((_, index) => `refine_${index + 1}`));

function refuse(key: string, message: string): never {
  throw new Fault('ValidationException', message, { path: `$.${key}`, in: 'query' });
}

/**
 * `refine_1`, `refine_2` and so on, each `attribute=value|value`, as values by attribute. Of an attribute that allows one value
 * the first counts (LIST-001). Throws the fault that names the parameter with an unknown attribute, no value, or a number beyond.
 */
export function readRefinements(query: Readonly<Record<string, unknown>>): Map<string, string[]> {
  const selected = new Map<string, string[]>();
  const keys = Object.keys(query).filter((key) => refineKey.test(key));
  for (const key of keys.sort()) {
    if (!known.has(key)) refuse(key, `The parameter ${key} is none: a call has refine_1 to refine_${refinementsMost}.`);
    const text = query[key];
    const [, id = '', list = ''] = /^([^=]*)=(.*)$/s.exec(typeof text === 'string' ? text : '') ?? [];
    const attribute = facetAttribute.get(id);
    if (!attribute) refuse(key, `The parameter ${key} names no attribute that products can be refined by.`);
    const values = list.split('|').filter(Boolean);
    if (values.length === 0) refuse(key, `The parameter ${key} names no value.`);
    const all = [...new Set([...(selected.get(id) ?? []), ...values])];
    selected.set(id, attribute.single ? all.slice(0, 1) : all);
  }
  return selected;
}
