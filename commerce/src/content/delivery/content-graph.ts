/** The first version of the delivery protocol: an item is found by the URL that names it, and returned as a graph of JSON-LD. */
import { type ContentBody, contentIriBase } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';

export interface ContentGraph {
  '@context': string;
  '@graph': ({ '@id': string; '@type': string } & Record<string, unknown>)[];
  result: { '@id': string }[];
}

/** Returns the id that a query names: `{"sys.iri": "http://content.cms.amplience.com/{id}"}`. */
export function parseContentQuery(text: string): Result<string, 'ValidationException'> {
  const iri = soleIri(text);
  if (!iri?.startsWith(contentIriBase)) {
    const message = `The query is not right at $.query: a JSON object whose only field is "sys.iri", with a URL below ${contentIriBase}`;
    return failure('ValidationException', message, { path: '$.query', in: 'query' });
  }
  return ok(iri.slice(contentIriBase.length, contentIriBase.length + 60));
}

function soleIri(text: string): string | undefined {
  try {
    const query: unknown = JSON.parse(text);
    if (typeof query !== 'object' || query === null || Object.keys(query).length !== 1) return undefined;
    const iri = Reflect.get(query, 'sys.iri') as unknown;
    return typeof iri === 'string' ? iri : undefined;
  } catch {
    return undefined;
  }
}

/** Presents an item with its linked items inline. The ids of all languages find an item, so the graph names it by the requested one. */
export function presentContentGraph(id: string, content: ContentBody | undefined): ContentGraph {
  const node = { '@id': `${contentIriBase}${id}` };
  return {
    '@context': contentIriBase,
    '@graph': content ? [{ ...node, '@type': content._meta.schema, ...content }] : [],
    result: content ? [node] : [],
  };
}
