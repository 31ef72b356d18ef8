import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storeDraft } from '../platform/session/index.ts';

const allValues = (values: object) => values;

/**
 * Stores the part of the values that may be stored, by default all of them, with every change. `part` must be the same function for each
 * render.
 */
export function useStoredDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: string,
  part: (values: Fields) => object = allValues,
) {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(name, part(values)) }),
    [form, name, part],
  );
}
