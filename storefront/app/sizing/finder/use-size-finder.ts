import type { BodyMeasurement, Wearer } from '@outfitter/contract/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { editableAmount } from '../measurements/measurement-text.tsx';
import { storeMeasurements } from '../measurements/stored-measurements.ts';
import type { Measurements, Units } from '../measurements/units.ts';
import { useStoredMeasurements, useUnits } from '../measurements/use-stored-measurements.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import { type FieldErrors, parseForm, type TypedMeasurements } from './parse-finder-form.ts';

export interface FinderState {
  units: Units;
  typed: TypedMeasurements;
  errors: FieldErrors;
  isEmpty: boolean;
  measurements: Measurements | undefined;
  setText(measurement: BodyMeasurement, text: string): void;
  submit(): BodyMeasurement | undefined;
  applyBody(body: Measurements): void;
  clear(): void;
}

const only = (measurements: Measurements, requested: readonly BodyMeasurement[]): Measurements =>
  Object.fromEntries(
    requested.flatMap((measurement) => (measurements[measurement] === undefined ? [] : [[measurement, measurements[measurement]]])),
  ) as Measurements;

export function useSizeFinder(charts: readonly SizeChart[], requested: readonly BodyMeasurement[], wearer: Wearer): FinderState {
  const intl = useIntl();
  const [units] = useUnits();
  const stored = useStoredMeasurements()[wearer] ?? {};
  const known = only(stored, requested);
  const textsFor = (measurements: Measurements, inUnits: Units): TypedMeasurements =>
    Object.fromEntries(
      Object.entries(measurements).map(([measurement, amount]) => [
        measurement,
        editableAmount(intl, measurement as BodyMeasurement, amount, inUnits),
      ]),
    );
  const [typed, setTyped] = useState<TypedMeasurements>(() => textsFor(known, units));
  const [typedUnits, setTypedUnits] = useState(units);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isEmpty, setIsEmpty] = useState(false);
  const [measurements, setMeasurements] = useState<Measurements | undefined>(() => (Object.keys(known).length > 0 ? known : undefined));
  if (typedUnits !== units) {
    // Converts the typed text when the units change; the measurements stay the same.
    setTyped({ ...typed, ...textsFor(parseForm(requested, typed, typedUnits, charts).measurements, units) });
    setTypedUnits(units);
    setErrors({});
  }
  return {
    units,
    typed,
    errors,
    isEmpty,
    measurements,
    setText(measurement, text) {
      setTyped({ ...typed, [measurement]: text });
      const { [measurement]: _fixed, ...others } = errors;
      setErrors(others);
      setIsEmpty(false);
    },
    submit() {
      const read = parseForm(requested, typed, units, charts);
      const invalidField = requested.find((measurement) => read.errors[measurement]);
      setErrors(read.errors);
      setIsEmpty(read.isEmpty);
      if (invalidField || read.isEmpty) {
        setMeasurements(undefined);
        return invalidField ?? requested[0];
      }
      const others = Object.fromEntries(
        Object.entries(stored).filter(([measurement]) => !requested.includes(measurement as BodyMeasurement)),
      );
      storeMeasurements({ [wearer]: { ...others, ...read.measurements } });
      setMeasurements(read.measurements);
      return undefined;
    },
    applyBody(body) {
      // Measured values take precedence over the typical body of a size.
      storeMeasurements({ [wearer]: { ...body, ...stored } });
      setMeasurements(body);
    },
    clear() {
      setTyped({});
      setErrors({});
      setMeasurements(undefined);
    },
  };
}
