import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../../../forms/index.ts';
import { backInStockSchema } from './back-in-stock-schema.ts';
import { emptyNoticeRequest, noticeFormName, requestNotice } from './request-notice.ts';

/** Handles the form posted without JavaScript. Its hidden field `productId` identifies the variant. */
export function handleBackInStockPost(formData: FormData, { client, locale }: { client: Client; locale: string }) {
  const productId = String(formData.get('productId') ?? '');
  return handleFormPost(formData, {
    name: noticeFormName(productId),
    schema: backInStockSchema,
    defaultValues: emptyNoticeRequest,
    submit: (values) => requestNotice(client, values, { productId, locale }),
  });
}
