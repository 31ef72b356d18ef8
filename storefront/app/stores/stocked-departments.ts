import { undefinedIfUnknown } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { pageSearchSource } from '../search-source/index.ts';

export interface StockedDepartment {
  name: string;
  path: string;
  count: number;
}

async function findDepartments(page: PageContext, storeId: string): Promise<StockedDepartment[]> {
  const { client, currency, locale } = page;
  const request = { refinements: { store: [storeId] }, sort: 'best-matches', start: 0, count: 1, currency, locale } as const;
  const [root, { refinements }] = await Promise.all([
    client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }),
    pageSearchSource(page).then((search) => search.searchProducts(request)),
  ]);
  const counts = new Map(
    refinements.find(({ attributeId }) => attributeId === 'category')?.values.map(({ value, hitCount }) => [value, hitCount]),
  );
  return (root.categories ?? []).flatMap(({ id, displayName, vanityUrl }) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [{ name: displayName, path: `${vanityUrl}?refine=store:${encodeURIComponent(storeId)}`, count }] : [];
  });
}

/** Returns the departments of which a store has something in stock; none if the search fails. */
export async function loadStockedDepartments(page: PageContext, storeId: string): Promise<StockedDepartment[]> {
  try {
    return (await undefinedIfUnknown(findDepartments(page, storeId))) ?? [];
  } catch (error) {
    page.reportMissingSection('stock of the store', error);
    return [];
  }
}
