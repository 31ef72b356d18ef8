import type { DistanceUnit, Place, Store } from '@outfitter/contract/client';
import { requiredCall, undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { distanceUnitOf } from '../distance.ts';
import type { MapTiles } from '../map/map-layer.ts';
import { type FinderQuery, readFinderQuery } from './finder-query.ts';

export type FinderResult =
  /** State before a search, with all stores. */
  | { is: 'start'; stores: Store[] }
  | { is: 'found'; place: Place | undefined; stores: Store[]; total: number; unit: DistanceUnit }
  | { is: 'ambiguous'; places: Place[] }
  | { is: 'not-found' };

export interface FinderData {
  query: FinderQuery;
  result: FinderResult;
  mapTiles: MapTiles | undefined;
}

type Page = Pick<PageContext, 'client' | 'locale'>;

export async function findAround(
  { client, locale }: Page,
  { hasPickup, isOpen, limit, ...query }: FinderQuery,
  place?: Place,
): Promise<FinderResult> {
  const position = place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : query.position;
  if (!position) return { is: 'not-found' };
  const filters = { ...(hasPickup ? { pickup: 'true' as const } : {}), ...(isOpen ? { open: 'true' as const } : {}) };
  // Only the shop knows the country of a position.
  const unit = place && distanceUnitOf(place);
  const found = await client.findStores({ query: { ...position, ...filters, limit, ...(unit ? { unit } : {}), locale } });
  if (found.count === 0) return { is: 'not-found' };
  return { is: 'found', place, stores: found.data, total: found.total, unit: found.unit };
}

export async function findStores(page: Page, query: FinderQuery): Promise<FinderResult> {
  // A form that was filled in from a position still has it when an address is typed.
  const { client, locale } = page;
  if (!query.address) {
    return query.position ? findAround(page, query) : { is: 'start', stores: (await client.getStores({ query: { locale } })).data };
  }
  const geocoded = await undefinedIfNotFound(client.geocodeAddress({ params: { locale }, query: { address: query.address } }));
  const [place, ...others] = geocoded?.data ?? [];
  if (!place) return { is: 'not-found' };
  return others.length > 0 ? { is: 'ambiguous', places: [place, ...others] } : findAround(page, query, place);
}

/** Loads the finder. Coordinates that no place on Earth has are a 404 page; an unavailable server is a 503 page. */
export async function loadFinder(page: Page & Pick<PageContext, 'mapTiles'>, search: URLSearchParams): Promise<FinderData> {
  const query = readFinderQuery(search);
  return { query, result: await requiredCall(findStores(page, query)), mapTiles: page.mapTiles };
}
