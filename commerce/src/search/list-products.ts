import { ok, type Result } from '../platform/result.ts';
import { type ListingRequest, type ProductListing, presentListing, readListedCategory } from './product-listing.ts';
import type { SearchContext } from './search-context.ts';
import { listStyles } from './search-styles.ts';

export async function listProducts(
  context: SearchContext,
  request: ListingRequest,
): Promise<Result<ProductListing, 'CategoryNotFoundException'>> {
  const category = await readListedCategory(context, request.categoryId);
  if (!category.ok) return category;
  const page = await listStyles(context, request);
  return ok(await presentListing(context, request, page, category.value));
}
