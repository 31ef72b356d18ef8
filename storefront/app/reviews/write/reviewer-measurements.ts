import { reviewerHeight, reviewerWeight } from '@outfitter/contract/client';
import { type MeasurementError, parseLength, parseWeight } from '../../sizing/index.ts';
import { usesImperialUnits } from '../body-measurements.ts';

export interface ReviewerMeasurements {
  heightInches?: number;
  weightPounds?: number;
}

type ParsedMeasurements = { ok: true; body: ReviewerMeasurements } | { ok: false; fields: ('height' | 'weight')[] };

export function parseReviewerMeasurements({ height, weight }: { height: string; weight: string }, locale: string): ParsedMeasurements {
  const isImperial = usesImperialUnits(locale);
  const length = parseLength(height, isImperial ? 'inch' : 'centimeter');
  const mass = parseWeight(weight, isImperial ? 'pound' : 'kilogram');
  const isEmpty = (parsed: { ok: true } | { ok: false; error: MeasurementError }) => !parsed.ok && parsed.error === 'empty';
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
