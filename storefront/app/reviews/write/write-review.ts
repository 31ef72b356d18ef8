import type { Client, ResponseBody } from '@outfitter/contract/client';
import type { ReviewValues } from './review-schema.ts';
import { parseReviewerMeasurements } from './reviewer-measurements.ts';

export const emptyReview: ReviewValues = {
  rating: '',
  headline: '',
  text: '',
  fit: '',
  worn: {},
  height: '',
  weight: '',
  writerName: '',
  email: '',
  website: '',
};

interface ReviewContext {
  productId: string;
  locale: string;
  token?: string | undefined;
}

export async function writeReview(
  client: Client,
  { rating, headline, text, fit, worn, height, weight, writerName, email, website }: ReviewValues,
  { productId, locale, token }: ReviewContext,
): Promise<Pick<ResponseBody<'writeReview'>, 'isVerifiedBuyer'>> {
  const body = parseReviewerMeasurements({ height, weight }, locale);
  const sizeWorn = Object.fromEntries(Object.entries(worn).filter(([, value]) => value !== ''));
  const { isVerifiedBuyer } = await client.writeReview({
    body: {
      productId,
      rating: Number(rating),
      headline,
      text,
      writerName,
      locale,
      website,
      ...(token === undefined ? { email: email.toLowerCase() } : { token }),
      ...(fit ? { fit: Number(fit) } : {}),
      ...(body.ok ? body.body : {}),
      ...(Object.keys(sizeWorn).length > 0 ? { sizeWorn } : {}),
    },
  });
  return { isVerifiedBuyer };
}

export const reviewFormName = 'review';

/** Prefix of the names of size fields; the rest of the name is the attribute. */
export const wornFieldPrefix = 'worn.';
