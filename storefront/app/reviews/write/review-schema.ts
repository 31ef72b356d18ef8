/** What the review form asks of its fields. Pure. */
import {
  normalizeReviewTexts,
  type ReviewTextError,
  reviewerHeight,
  reviewerWeight,
  validateReviewTexts,
} from '@outfitter/contract/client';
import { isEmailLike } from '../../forms/index.ts';
import { type MeasurementError, parseLength, parseWeight } from '../../sizing/index.ts';
import { usesImperialUnits } from '../body-measurements.ts';

export type ReviewField = 'rating' | 'headline' | 'text' | 'fit' | 'height' | 'weight' | 'writerName' | 'email';
export type ReviewValues = Readonly<Record<ReviewField, string>>;
export type ReviewFault = ReviewTextError | 'form' | 'measure';

export const emptyReview: ReviewValues = {
  rating: '',
  headline: '',
  text: '',
  fit: '',
  height: '',
  weight: '',
  writerName: '',
  email: '',
};

export interface Body {
  heightInches?: number;
  weightPounds?: number;
}

type ReadBody = { ok: true; body: Body } | { ok: false; fields: ('height' | 'weight')[] };

/** Height and weight as they were typed, each of which may be left out. */
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

/** `isInvited`: the link of an order's mail says who writes, so that no address is asked for. */
export function reviewFaults(values: ReviewValues, locale: string, isInvited: boolean): Partial<Record<ReviewField, ReviewFault>> {
  const faults: Partial<Record<ReviewField, ReviewFault>> = {};
  if (!/^[1-5]$/.test(values.rating)) faults.rating = 'missing';
  Object.assign(faults, validateReviewTexts(normalizeReviewTexts(values)));
  const body = readBody(values, locale);
  if (!body.ok) for (const field of body.fields) faults[field] = 'measure';
  if (!isInvited && values.email.trim() === '') faults.email = 'missing';
  else if (!isInvited && !isEmailLike(values.email)) faults.email = 'form';
  return faults;
}
