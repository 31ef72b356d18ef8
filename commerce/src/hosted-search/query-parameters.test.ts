import { describe, expect, it } from 'vitest';
import { valueOrFault } from '../platform/http/fault.ts';
import { parseQueryParameters } from './query-parameters.ts';

const parametersOf = (request: Record<string, unknown>) => valueOrFault(parseQueryParameters(request));

describe('query parameters', () => {
  it('API-042 are the same flat and URL-encoded; flat ones win', () => {
    const flat = {
      query: 'rain & wind',
      page: 1,
      hitsPerPage: 5,
      facets: ['color', 'size'],
      facetFilters: [['color:blue'], 'size:M'],
      clickAnalytics: true,
    };
    const params = new URLSearchParams(
      Object.entries(flat).map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
    const { encodedParameters: one, ...read } = parametersOf(flat);
    const { encodedParameters: other, ...readToo } = parametersOf({ params: params.toString() });
    expect(readToo).toEqual(read);
    expect(other).toBe(one);
    expect(parametersOf({ params: 'query=a&facets=color,size', query: 'b' })).toMatchObject({
      query: 'b',
      facets: ['color', 'size'],
    });
  });

  it('are an empty query and the first page of 20 hits by default', () => {
    expect(parametersOf({})).toMatchObject({
      query: '',
      page: 0,
      hitsPerPage: 20,
      facets: [],
      filter: undefined,
      clickAnalytics: false,
    });
    expect(parametersOf({ hitsPerPage: null, userToken: 'x', typoTolerance: 'min' })).toMatchObject({ hitsPerPage: 20 });
  });

  it('take currency, locale and category from the rule contexts', () => {
    const ruleContexts = ['currency-CAD', 'locale-fr-FR', 'category-men-coats', 'spring'];
    expect(parametersOf({ ruleContexts }).contexts).toEqual({ currency: 'CAD', locale: 'fr-FR', category: 'men-coats' });
  });

  const invalid: [Record<string, unknown>, string][] = [
    [{ hitsPerPage: 10_000 }, 'hitsPerPage'],
    [{ hitsPerPage: 'many' }, 'hitsPerPage'],
    [{ page: -1 }, 'page'],
    [{ params: 'page=-1' }, 'page'],
    [{ query: 'x'.repeat(10_000) }, 'query'],
    [{ params: 'query=%00' }, 'query'],
    [{ colour: 'blue' }, 'colour'],
    [{ facetFilters: [[['color:a']]] }, 'facetFilters'],
    [{ facets: 3 }, 'facets'],
    [{ clickAnalytics: 'perhaps' }, 'clickAnalytics'],
    [{ aroundLatLng: '1,2' }, 'aroundLatLng'],
  ];
  it.each(invalid)('are rejected by name if invalid: %j', (parameters, name) => {
    expect(() => parametersOf(parameters)).toThrow(name);
  });
});
