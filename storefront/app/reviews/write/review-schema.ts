/** The review form (ROUTE-003): its values, rules and call. */
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
  /** The size worn, by attribute. */
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

export interface Body {
  heightInches?: number;
  weightPounds?: number;
}

type ReadBody = { ok: true; body: Body } | { ok: false; fields: ('height' | 'weight')[] };

/** Reads height and weight as typed; both are optional. */
export function readBody({ height, weight }: Pick<ReviewValues, 'height' | 'weight'>, locale: string): ReadBody {
  const isFeet = usesImperialUnits(locale);
  const length = parseLength(height, isFeet ? 'inch' : 'centimeter');
  const mass = parseWeight(weight, isFeet ? 'pound' : 'kilogram');
  const isNone = (read: { ok: true } | { ok: false; error: MeasurementError }) => !read.ok && read.error === 'empty';
  const isTall = length.ok && length.inches >= reviewerHeight.min && length.inches <= reviewerHeight.max;
  const isHeavy = mass.ok && mass.pounds >= reviewerWeight.min && mass.pounds <= reviewerWeight.max;
  const wrong = [...(isTall || isNone(length) ? [] : ['height' as const]), ...(isHeavy || isNone(mass) ? [] : ['weight' as const])];
  if (wrong.length > 0) return { ok: false, fields: wrong };
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

/** `isInvited`: the link of an order's mail identifies the author, so no email address is required. */
export function reviewErrors(values: ReviewValues, locale: string, isInvited: boolean): Partial<Record<ReviewField, FieldError>> {
  const errors: Partial<Record<ReviewField, FieldError>> = {};
  if (!/^[1-5]$/.test(values.rating)) errors.rating = { code: 'required' };
  for (const [field, fault] of Object.entries(validateReviewTexts(normalizeReviewTexts(values)))) {
    errors[field as ReviewField] = { code: fault === 'missing' ? 'required' : fault };
  }
  const body = readBody(values, locale);
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
  /** Of the link of an order's mail. */
  token?: string | undefined;
}

export async function writeReview(
  client: Client,
  { rating, headline, text, fit, worn, height, weight, writerName, email, website }: ReviewValues,
  { productId, locale, token }: ReviewContext,
): Promise<Pick<ResponseBody<'writeReview'>, 'isVerifiedBuyer'>> {
  const body = readBody({ height, weight }, locale);
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

/** Name of the form in the page's submission. */
export const reviewFormName = 'review';

/** Prefix of the fields of the size worn; the rest of the name is the attribute. */
export const wornFieldPrefix = 'worn.';

/** The form posted without script, always with an email address: only the browser reads the link of a mail. */
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
