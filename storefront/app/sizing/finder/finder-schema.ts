import { type BodyMeasurement, bodyMeasurements } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { type FieldErrors, fieldRule } from '../../forms/index.ts';
import type { Units } from '../measurements/units.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import { parseForm, type TypedMeasurements } from './parse-finder-form.ts';

const typedSchema = z.partialRecord(z.enum(bodyMeasurements), z.string());

function finderErrors(
  requested: readonly BodyMeasurement[],
  typed: TypedMeasurements,
  units: Units,
  charts: readonly SizeChart[],
): FieldErrors<TypedMeasurements> {
  const { errors, isEmpty } = parseForm(requested, typed, units, charts);
  if (isEmpty) return Object.fromEntries(requested.slice(0, 1).map((measurement) => [measurement, { code: 'empty' }]));
  return Object.fromEntries(
    Object.entries(errors).map(([measurement, { error, amount }]) => [
      measurement,
      { code: error, ...(amount === undefined ? {} : { values: { amount } }) },
    ]),
  );
}

export const finderSchema = (requested: readonly BodyMeasurement[], units: Units, charts: readonly SizeChart[]) =>
  typedSchema.check(fieldRule<TypedMeasurements>((typed) => finderErrors(requested, typed, units, charts)));
