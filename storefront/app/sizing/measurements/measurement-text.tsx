import type { BodyMeasurement, Wearer } from '@outfitter/contract/client';
import { defineMessages, type IntlShape } from 'react-intl';
import type { Range } from '../recommendation/measurement-position.ts';
import {
  feetThreshold,
  formatEighths,
  formatFeet,
  formatMeasurement,
  isWeight,
  preciseMetric,
  roundedMetric,
  type Units,
} from './units.ts';

export const measurementNames = defineMessages<BodyMeasurement>({
  height: { id: 'sizing.measurement.height', defaultMessage: 'Height' },
  chest: { id: 'sizing.measurement.chest', defaultMessage: 'Chest' },
  bust: { id: 'sizing.measurement.bust', defaultMessage: 'Bust' },
  'under-bust': { id: 'sizing.measurement.under-bust', defaultMessage: 'Under the bust' },
  'bust-beyond-band': { id: 'sizing.measurement.bust-beyond-band', defaultMessage: 'Bust beyond the band' },
  waist: { id: 'sizing.measurement.waist', defaultMessage: 'Waist' },
  hip: { id: 'sizing.measurement.hip', defaultMessage: 'Hip or seat' },
  neck: { id: 'sizing.measurement.neck', defaultMessage: 'Neck' },
  sleeve: { id: 'sizing.measurement.sleeve', defaultMessage: 'Sleeve' },
  'inside-leg': { id: 'sizing.measurement.inside-leg', defaultMessage: 'Inseam' },
  shoulder: { id: 'sizing.measurement.shoulder', defaultMessage: 'Front to back' },
  belt: { id: 'sizing.measurement.belt', defaultMessage: 'Buckle to the hole you use' },
  'hand-around': { id: 'sizing.measurement.hand-around', defaultMessage: 'Around the knuckles' },
  'hand-length': { id: 'sizing.measurement.hand-length', defaultMessage: 'Hand length' },
  head: { id: 'sizing.measurement.head', defaultMessage: 'Around the head' },
  'foot-length': { id: 'sizing.measurement.foot-length', defaultMessage: 'Foot length' },
  back: { id: 'sizing.measurement.back', defaultMessage: 'Back' },
  weight: { id: 'sizing.measurement.weight', defaultMessage: 'Weight' },
});

const isShownInFeet = (measurement: BodyMeasurement, amount: number) => measurement === 'height' && amount >= feetThreshold;

export function editableAmount(intl: IntlShape, measurement: BodyMeasurement, amount: number, units: Units): string {
  if (units === 'metric') {
    return intl.formatNumber(preciseMetric(amount, isWeight(measurement) ? 'pound' : 'inch'), {
      maximumFractionDigits: 1,
      useGrouping: false,
    });
  }
  if (isShownInFeet(measurement, amount)) return formatFeet(amount);
  const isInEighths = Math.abs(amount * 8 - Math.round(amount * 8)) < 0.1;
  return isInEighths && !isWeight(measurement)
    ? formatEighths(amount)
    : intl.formatNumber(amount, { maximumFractionDigits: 2, useGrouping: false });
}

/** Formats a measurement to the eighth of an inch or the millimeter: 40½ in, 5′10″, 82 kg. */
export function formatAmount(intl: IntlShape, measurement: BodyMeasurement, amount: number, units: Units): string {
  if (units === 'imperial' && isShownInFeet(measurement, amount)) return formatFeet(amount);
  const isInEighths = units === 'imperial' && !isWeight(measurement);
  return withUnit(
    intl,
    isInEighths ? formatEighths(amount) : editableAmount(intl, measurement, amount, units),
    units,
    isWeight(measurement),
  );
}

export function formatRange(intl: IntlShape, measurement: BodyMeasurement, [min, max]: Range, units: Units): string {
  const unit = isWeight(measurement) ? 'pound' : 'inch';
  if (units === 'imperial' && isShownInFeet(measurement, min)) return formatMeasurement([min, max], formatFeet);
  const format = units === 'metric' ? (amount: number) => intl.formatNumber(roundedMetric(amount, unit)) : formatEighths;
  return withUnit(intl, formatMeasurement([min, max], format), units, isWeight(measurement));
}

export function withUnit(intl: IntlShape, amount: string, units: Units, isWeightAmount: boolean): string {
  if (units === 'metric') {
    return isWeightAmount
      ? intl.formatMessage({ id: 'sizing.kilograms', defaultMessage: '{amount} kg' }, { amount })
      : intl.formatMessage({ id: 'sizing.centimeters', defaultMessage: '{amount} cm' }, { amount });
  }
  return isWeightAmount
    ? intl.formatMessage({ id: 'sizing.pounds', defaultMessage: '{amount} lb' }, { amount })
    : intl.formatMessage({ id: 'sizing.inches', defaultMessage: '{amount} in' }, { amount });
}

export const wearerNames = defineMessages<Wearer>({
  adult: { id: 'sizing.wearer.adult', defaultMessage: 'You' },
  kid: { id: 'sizing.wearer.kid', defaultMessage: 'The child' },
  dog: { id: 'sizing.wearer.dog', defaultMessage: 'The dog' },
});
