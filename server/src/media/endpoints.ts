/** The endpoints below `/i/` and `/v/`, as MEDIA_ENDPOINTS lists them: `media=uploads`. */
import type { Settings } from '../settings/index.ts';

type Endpoint = Settings['mediaEndpoints'][number];
export type SourceKind = Endpoint extends `${string}=${infer Kind}` ? Kind : never;

function parseEndpoint(endpoint: Endpoint): [name: string, kind: SourceKind] {
  const index = endpoint.indexOf('=');
  return [endpoint.slice(0, index), endpoint.slice(index + 1) as SourceKind];
}

export function sourcesByEndpoint<Source>(
  endpoints: readonly Endpoint[],
  sources: Readonly<Record<SourceKind, Source>>,
): Map<string, Source> {
  return new Map(endpoints.map(parseEndpoint).map(([name, kind]) => [name, sources[kind]]));
}

export function endpointsOfKind(endpoints: readonly Endpoint[], kind: SourceKind): string[] {
  return endpoints.map(parseEndpoint).flatMap(([name, endpointKind]) => (endpointKind === kind ? [name] : []));
}
