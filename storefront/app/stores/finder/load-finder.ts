import type { DistanceUnit, Place, Store } from '@outfitter/contract/client';
import { requiredCall, undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { distanceUnitOf } from '../distance.ts';
import type { MapTiles } from '../map/map-layer.ts';
import { type FinderQuery, readFinderQuery } from './finder-query.ts';

export type FinderResult =
  /** State before a search, with all stores that match the filters. */
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

/** Lists the stores without a place. The page expires when the next store opens, closes, or changes its pickup. */
async function listStores({ client, locale }: Page, { hasPickup, isOpen }: FinderQuery): Promise<FinderResult> {
  const { data } = await client.getStores({ query: { locale } });
  const stores = data.filter((store) => (store.isOpen || !isOpen) && (store.c_pickupStatus === 'offered' || !hasPickup));
  return stores.length === 0 && data.length > 0 ? { is: 'not-found' } : { is: 'start', stores };
}

export async function findStores(page: Page, query: FinderQuery): Promise<FinderResult> {
  const { client, locale } = page;
  // A form that was filled in from a position still has it when an address is typed.
  if (!query.address) return query.position ? findAround(page, query) : listStores(page, query);
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
