import { resolveProducts } from '../catalog/read-catalog.ts';
import type { ReviewPaths } from '../mail/index.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';

/** Returns the path of the review form by SKU, with a token for the buyer. Gift cards cannot be reviewed. */
export function createReviewInvitations(
  masterKey: string,
): (queryable: Queryable, orderNo: string, skuIds: readonly string[]) => Promise<ReviewPaths> {
  const tokens = createLinkTokens(masterKey);
  return async (queryable, orderNo, skuIds) => {
    const products = await resolveProducts(queryable, skuIds);
    const reviewable = products.filter(({ style }) => style.copy.giftCardAmounts === undefined);
    return new Map(
      reviewable.map(({ requestedId, style }) => [
        requestedId,
        `/write-a-review?product=${style.id}&token=${tokens.reviewInvitation({ orderNo, styleId: style.id })}`,
      ]),
    );
  };
}
