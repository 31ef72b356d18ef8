import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../../forms/index.ts';
import { reviewSchema } from './review-schema.ts';
import { emptyReview, reviewFormName, wornFieldPrefix, writeReview } from './write-review.ts';

/**
 * Handles the form posted without script. It always needs an email address, because only the browser can read the token of a mail's link.
 */
export function handleReviewPost(posted: FormData, { client, productId, locale }: { client: Client; productId: string; locale: string }) {
  return handleFormPost(posted, {
    name: reviewFormName,
    schema: reviewSchema(locale, false),
    defaultValues: emptyReview,
    readMore: () => ({
      worn: Object.fromEntries(
        [...posted].flatMap(([field, value]) =>
          field.startsWith(wornFieldPrefix) && typeof value === 'string' ? [[field.slice(wornFieldPrefix.length), value]] : [],
        ),
      ),
    }),
    submit: (values) => writeReview(client, values, { productId, locale }),
  });
}
