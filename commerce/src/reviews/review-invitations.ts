import { resolveProducts } from '../catalog/read-catalog.ts';
import type { ReviewPaths } from '../mail/index.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';

/** Answers by SKU the page on which the buyer of an order reviews it, with the token that says so. A gift card is not reviewed. */
export function createReviewInvitations(
  masterKey: string,
): (queryable: Queryable, orderNo: string, skuIds: readonly string[]) => Promise<ReviewPaths> {
  const tokens = createLinkTokens(masterKey);
  return async (queryable, orderNo, skuIds) => {
    const named = await resolveProducts(queryable, skuIds);
    const reviewed = named.filter(({ style }) => style.copy.giftCardAmounts === undefined);
    return new Map(
      reviewed.map(({ requestedId, style }) => [
        requestedId,
        `/write-a-review?product=${style.id}&token=${tokens.reviewInvitation({ orderNo, styleId: style.id })}`,
      ]),
    );
  };
}
