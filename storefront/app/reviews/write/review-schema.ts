import { normalizeReviewTexts, validateReviewTexts } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { type FieldError, fieldRule, honeypotText, lowerCaseEmailText, optionalText, validate } from '../../forms/index.ts';
import { parseReviewerMeasurements } from './reviewer-measurements.ts';

const valuesSchema = z.object({
  rating: z.string(),
  headline: z.string(),
  text: z.string(),
  fit: z.string(),
  worn: z.record(z.string(), z.string()),
  height: z.string(),
  weight: z.string(),
  writerName: z.string(),
  email: optionalText(),
  website: honeypotText(),
});
export type ReviewValues = z.input<typeof valuesSchema>;
export type ReviewField = keyof ReviewValues;

const emailSchema = z.object({ email: lowerCaseEmailText() });

/** Returns the errors of a review. `isInvited`: the token in a mail's link identifies the author, so no email address is required. */
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
