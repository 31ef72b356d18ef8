import type { Client } from '@outfitter/contract/client';
import type { BackInStockValues } from './back-in-stock-schema.ts';

export const emptyNoticeRequest: BackInStockValues = { email: '', website: '' };

export interface NoticeContext {
  productId: string;
  locale: string;
}

export async function requestNotice(client: Client, { email, website }: BackInStockValues, context: NoticeContext): Promise<void> {
  await client.requestBackInStockNotice({ body: { ...context, email, consent: true, website } });
}

/** Returns the name of a variant's form. Each variant has its own, so that a result is shown for the variant that was posted. */
export const noticeFormName = (productId: string) => `back-in-stock-${productId}`;

/** The query parameter that opens the form of a product page without JavaScript. */
export const noticeParameter = 'notify';

/** The id of the form's box, to which the browser scrolls when the page loads. */
export const noticeAnchor = 'back-in-stock';
