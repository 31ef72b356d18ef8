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

const only = (measurements: Measurements, asked: readonly BodyMeasurement[]): Measurements =>
  Object.fromEntries(
    asked.flatMap((measurement) => (measurements[measurement] === undefined ? [] : [[measurement, measurements[measurement]]])),
  ) as Measurements;

export function useSizeFinder(charts: readonly SizeChart[], asked: readonly BodyMeasurement[], wearer: Wearer): FinderState {
  const intl = useIntl();
  const [units] = useUnits();
  const stored = useStoredMeasurements()[wearer] ?? {};
  const known = only(stored, asked);
  const textsOf = (measurements: Measurements, inUnits: Units): TypedMeasurements =>
    Object.fromEntries(
      Object.entries(measurements).map(([measurement, amount]) => [
        measurement,
        editableAmount(intl, measurement as BodyMeasurement, amount, inUnits),
      ]),
    );
  const [typed, setTyped] = useState<TypedMeasurements>(() => textsOf(known, units));
  const [typedIn, setTypedIn] = useState(units);
  const [errors, setFaults] = useState<FieldErrors>({});
  const [isEmpty, setEmpty] = useState(false);
  const [measurements, setMeasured] = useState<Measurements | undefined>(() => (Object.keys(known).length > 0 ? known : undefined));
  if (typedIn !== units) {
    // Converts the typed text when the units change; the measurements stay the same.
    setTyped({ ...typed, ...textsOf(parseForm(asked, typed, typedIn, charts).measurements, units) });
    setTypedIn(units);
    setFaults({});
  }
  return {
    units,
    typed,
    errors,
    isEmpty,
    measurements,
    setText(measurement, text) {
      setTyped({ ...typed, [measurement]: text });
      const { [measurement]: _mended, ...others } = errors;
      setFaults(others);
      setEmpty(false);
    },
    submit() {
      const read = parseForm(asked, typed, units, charts);
      const wrong = asked.find((measurement) => read.errors[measurement]);
      setFaults(read.errors);
      setEmpty(read.isEmpty);
      if (wrong || read.isEmpty) {
        setMeasured(undefined);
        return wrong ?? asked[0];
      }
      const others = Object.fromEntries(Object.entries(stored).filter(([measurement]) => !asked.includes(measurement as BodyMeasurement)));
      storeMeasurements({ [wearer]: { ...others, ...read.measurements } });
      setMeasured(read.measurements);
      return undefined;
    },
    applyBody(body) {
      // Measured values take precedence over the typical body of a size.
      storeMeasurements({ [wearer]: { ...body, ...stored } });
      setMeasured(body);
    },
    clear() {
      setTyped({});
      setFaults({});
      setMeasured(undefined);
    },
  };
}
