import {
  type Client,
  normalizeReviewTexts,
  type ResponseBody,
  reviewerHeight,
  reviewerWeight,
  validateReviewTexts,
} from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { type FieldError, fieldRule, handleFormPost, honeypotText, lowerCaseEmailText, optionalText, validate } from '../../forms/index.ts';
import { type MeasurementError, parseLength, parseWeight } from '../../sizing/index.ts';
import { usesImperialUnits } from '../body-measurements.ts';

const valuesSchema = z.object({
  rating: z.string(),
  headline: z.string(),
  text: z.string(),
  fit: z.string(),
  /** Values by attribute. */
  worn: z.record(z.string(), z.string()),
  height: z.string(),
  weight: z.string(),
  writerName: z.string(),
  email: optionalText(),
  website: honeypotText(),
});
export type ReviewValues = z.input<typeof valuesSchema>;
export type ReviewField = keyof ReviewValues;

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

export interface ReviewerMeasurements {
  heightInches?: number;
  weightPounds?: number;
}

type ParsedMeasurements = { ok: true; body: ReviewerMeasurements } | { ok: false; fields: ('height' | 'weight')[] };

export function parseReviewerMeasurements({ height, weight }: Pick<ReviewValues, 'height' | 'weight'>, locale: string): ParsedMeasurements {
  const isImperial = usesImperialUnits(locale);
  const length = parseLength(height, isImperial ? 'inch' : 'centimeter');
  const mass = parseWeight(weight, isImperial ? 'pound' : 'kilogram');
  const isEmpty = (read: { ok: true } | { ok: false; error: MeasurementError }) => !read.ok && read.error === 'empty';
  const isHeightValid = length.ok && length.inches >= reviewerHeight.min && length.inches <= reviewerHeight.max;
  const isWeightValid = mass.ok && mass.pounds >= reviewerWeight.min && mass.pounds <= reviewerWeight.max;
  const invalidFields = [
    ...(isHeightValid || isEmpty(length) ? [] : ['height' as const]),
    ...(isWeightValid || isEmpty(mass) ? [] : ['weight' as const]),
  ];
  if (invalidFields.length > 0) return { ok: false, fields: invalidFields };
  const toTenth = (amount: number) => Math.round(amount * 10) / 10;
  return {
    ok: true,
    body: {
      ...(length.ok ? { heightInches: toTenth(length.inches) } : {}),
      ...(mass.ok ? { weightPounds: toTenth(mass.pounds) } : {}),
    },
  };
}

const emailSchema = z.object({ email: lowerCaseEmailText() });

/** `isInvited`: the token of a mail's link identifies the author, so no email address is required. */
export function reviewErrors(values: ReviewValues, locale: string, isInvited: boolean): Partial<Record<ReviewField, FieldError>> {
  const errors: Partial<Record<ReviewField, FieldError>> = {};
  if (!/^[1-5]$/.test(values.rating)) errors.rating = { code: 'required' };
  for (const [field, error] of Object.entries(validateReviewTexts(normalizeReviewTexts(values)))) {
    errors[field as ReviewField] = { code: error === 'missing' ? 'required' : error };
  }
  const body = parseReviewerMeasurements(values, locale);
  if (!body.ok) for (const field of body.fields) errors[field] = { code: 'measurement' };
  const email = validate(emailSchema, { email: values.email });
  if (!isInvited && !email.ok) errors.email = email.errors.email;
  return errors;
}

export const reviewSchema = (locale: string, isInvited: boolean) =>
  valuesSchema.check(fieldRule<ReviewValues>((values) => reviewErrors(values, locale, isInvited)));

interface ReviewContext {
  productId: string;
  locale: string;
  /** From the link of an order's mail. */
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

/** Prefix of the size fields; the rest of the name is the attribute. */
export const wornFieldPrefix = 'worn.';

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
