import type { BodyMeasurement, Wearer } from '@outfitter/contract/client';
import { type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FieldError, useValidatedForm, type ValidatedForm } from '../../forms/index.ts';
import { storeMeasurements } from '../account/change-measurements.ts';
import { editableAmount } from '../measurements/measurement-text.tsx';
import type { Measurements, Units } from '../measurements/units.ts';
import { useStoredMeasurements, useUnits } from '../measurements/use-stored-measurements.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import { parseForm, type TypedMeasurements } from './parse-finder-form.ts';

interface SizeFinderOptions {
  charts: readonly SizeChart[];
  requested: readonly BodyMeasurement[];
  wearer: Wearer;
  errorMessage(measurement: BodyMeasurement, error: FieldError, units: Units): ReactNode;
}

export interface SizeFinderForm extends Pick<ValidatedForm<TypedMeasurements>, 'onSubmit'> {
  units: Units;
  isEmpty: boolean;
  measurements: Measurements | undefined;
  resultCount: number;
  field(measurement: BodyMeasurement): ReturnType<ValidatedForm<TypedMeasurements>['field']>;
  applyBody(body: Measurements): void;
  clear(): void;
}

const pickRequested = (measurements: Measurements, requested: readonly BodyMeasurement[]): Measurements =>
  Object.fromEntries(
    requested.flatMap((measurement) => (measurements[measurement] === undefined ? [] : [[measurement, measurements[measurement]]])),
  ) as Measurements;

export function useSizeFinder({ charts, requested, wearer, errorMessage }: SizeFinderOptions): SizeFinderForm {
  const intl = useIntl();
  const [units] = useUnits();
  const stored = useStoredMeasurements()[wearer] ?? {};
  const initialMeasurements = pickRequested(stored, requested);
  const [measurements, setMeasurements] = useState(() => (Object.keys(initialMeasurements).length > 0 ? initialMeasurements : undefined));
  const [resultCount, setResultCount] = useState(0);
  const toTexts = (amounts: Measurements): TypedMeasurements =>
    Object.fromEntries(
      Object.entries(amounts).map(([measurement, amount]) => [
        measurement,
        editableAmount(intl, measurement as BodyMeasurement, amount, units),
      ]),
    );
  const showResult = (result: Measurements) => {
    setMeasurements(result);
    setResultCount((count) => count + 1);
  };
  const { form, ...validatedForm } = useValidatedForm<TypedMeasurements, TypedMeasurements>({
    loadSchema: useCallback(
      async () => (await import('./finder-schema.ts')).finderSchema(requested, units, charts),
      [requested, units, charts],
    ),
    defaultValues: { ...Object.fromEntries(requested.map((measurement) => [measurement, ''])), ...toTexts(initialMeasurements) },
    focusOnError: 'first-field',
    errorMessage: (measurement, error) => (error.code === 'empty' ? undefined : errorMessage(measurement, error, units)),
    async submit(typed) {
      const { measurements: result } = parseForm(requested, typed, units, charts);
      const others = Object.fromEntries(
        Object.entries(stored).filter(([measurement]) => !requested.includes(measurement as BodyMeasurement)),
      );
      storeMeasurements({ [wearer]: { ...others, ...result } });
      showResult(result);
    },
  });
  const isEmpty = requested.some((measurement) => form.formState.errors[measurement]?.type === 'empty');

  // An invalid form hides the previous result.
  const [attempt, setAttempt] = useState(validatedForm.attempt);
  if (attempt !== validatedForm.attempt) {
    setAttempt(validatedForm.attempt);
    setMeasurements(undefined);
  }

  // When the units change, the typed text is converted; the measurements stay the same.
  const typedUnits = useRef(units);
  const convertTo = useEffectEvent((newUnits: Units) => {
    if (typedUnits.current === newUnits) return;
    const typed = parseForm(requested, form.getValues(), typedUnits.current, charts).measurements;
    typedUnits.current = newUnits;
    for (const [measurement, text] of Object.entries(toTexts(typed))) form.setValue(measurement as BodyMeasurement, text);
    if (!isEmpty) form.clearErrors();
  });
  useLayoutEffect(() => convertTo(units), [units]);

  return {
    onSubmit: validatedForm.onSubmit,
    units,
    isEmpty,
    measurements,
    resultCount,
    // Editing a field clears its error. The field is validated again on submit.
    field: (measurement) =>
      validatedForm.field(measurement, { onChange: () => (isEmpty ? form.clearErrors() : form.clearErrors(measurement)) }),
    applyBody(body) {
      // Measured values take precedence over the typical body of a size.
      storeMeasurements({ [wearer]: { ...body, ...stored } });
      showResult(body);
    },
    clear() {
      for (const measurement of requested) form.setValue(measurement, '');
      form.clearErrors();
      setMeasurements(undefined);
    },
  };
}
