import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../../forms/index.ts';
import { reviewSchema } from './review-schema.ts';
import { emptyReview, reviewFormName, wornFieldPrefix, writeReview } from './write-review.ts';

interface PostedReview {
  client: Client;
  productId: string;
  locale: string;
  /** Token of a mail's link. A form with an email address does not use it: the link was unknown. */
  token: string | null;
}

export function handleReviewPost(formData: FormData, { client, productId, locale, token }: PostedReview) {
  const invitation = token === null || formData.has('email') ? undefined : token.slice(0, 400);
  return handleFormPost(formData, {
    name: reviewFormName,
    schema: reviewSchema(locale, invitation !== undefined),
    defaultValues: emptyReview,
    readOtherValues: () => ({
      worn: Object.fromEntries(
        [...formData].flatMap(([field, value]) =>
          field.startsWith(wornFieldPrefix) && typeof value === 'string' ? [[field.slice(wornFieldPrefix.length), value]] : [],
        ),
      ),
    }),
    submit: (values) => writeReview(client, values, { productId, locale, token: invitation }),
  });
}
