import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../../forms/index.ts';
import { reviewSchema } from './review-schema.ts';
import { emptyReview, reviewFormName, wornFieldPrefix, writeReview } from './write-review.ts';

/**
 * Handles a review that is posted without JavaScript. An email address is required, because only JavaScript can read the token in a mail's
 * link.
 */
export function handleReviewPost(formData: FormData, { client, productId, locale }: { client: Client; productId: string; locale: string }) {
  return handleFormPost(formData, {
    name: reviewFormName,
    schema: reviewSchema(locale, false),
    defaultValues: emptyReview,
    readOtherValues: () => ({
      worn: Object.fromEntries(
        [...formData].flatMap(([field, value]) =>
          field.startsWith(wornFieldPrefix) && typeof value === 'string' ? [[field.slice(wornFieldPrefix.length), value]] : [],
        ),
      ),
    }),
    submit: (values) => writeReview(client, values, { productId, locale }),
  });
}
