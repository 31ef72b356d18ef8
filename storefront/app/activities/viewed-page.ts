import type { UIMatch } from 'react-router';
import type { ContentPageData, TopLevelPageData } from '../content/index.ts';
import type { ListingData } from '../listing/index.ts';
import { parseLoaderData, type SerializedLoaderData } from '../platform/loaders/loader-data.ts';
import type { ProductPageData } from '../product/index.ts';

export type Exposure = NonNullable<ContentPageData['exposures']>[number];

export type ViewedPage = { path: string } & (
  | { about: 'blocks'; exposures: readonly Exposure[] }
  | { about: 'product'; productId: string }
  | { about: 'category'; categoryId: string; productIds: readonly string[] }
  | { about: 'search'; query: string; productIds: readonly string[] }
  | { about: 'checkout'; step: string | undefined }
  | { about: 'other' }
);

/** Data of the category and search pages that is tracked. Their loaders must return it. */
export interface TrackedCategoryPage {
  listing: ListingData;
  category: { id: string };
}
export interface TrackedSearchPage {
  listing: SerializedLoaderData<ListingData>;
  query: string;
}
const idsOf = ({ tiles }: ListingData) => tiles.map(({ id }) => id);

export function viewedPage(match: Pick<UIMatch, 'id' | 'loaderData'> | undefined, path: string, search: string): ViewedPage {
  const screen = match?.id.split('/', 1)[0];
  const { loaderData } = match ?? {};
  if (screen === 'checkout') return { path, about: 'checkout', step: new URLSearchParams(search).get('step') ?? undefined };
  if (!loaderData) return { path, about: 'other' };
  if (screen === 'home')
    return { path, about: 'blocks', exposures: parseLoaderData(loaderData as SerializedLoaderData<ContentPageData>).exposures ?? [] };
  if (screen === 'content') {
    const { page } = loaderData as { page: SerializedLoaderData<ContentPageData> };
    return { path, about: 'blocks', exposures: parseLoaderData(page).exposures ?? [] };
  }
  if (screen === 'product') {
    return { path, about: 'product', productId: parseLoaderData(loaderData as SerializedLoaderData<ProductPageData>).product.id };
  }
  if (screen === 'listing') {
    const shown = parseLoaderData(loaderData as SerializedLoaderData<TrackedCategoryPage | { topLevelPage: TopLevelPageData }>);
    if ('topLevelPage' in shown) return { path, about: 'blocks', exposures: shown.topLevelPage.contentPage.exposures ?? [] };
    const { listing, category } = shown;
    return { path, about: 'category', categoryId: category.id, productIds: idsOf(listing) };
  }
  if (screen === 'search') {
    const { listing, query } = loaderData as TrackedSearchPage;
    return { path, about: 'search', query, productIds: idsOf(parseLoaderData(listing)) };
  }
  return { path, about: 'other' };
}
