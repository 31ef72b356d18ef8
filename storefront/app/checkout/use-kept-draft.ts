import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftName, keepDraft } from './drafts.ts';

/** Keeps what is typed into a form, as `part` takes it out of the values, until it is sent. */
export function useKeptDraft<Fields extends FieldValues>(form: UseFormReturn<Fields>, name: DraftName, part: (values: Fields) => object) {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, part(values)) }),
    [form, name, part],
  );
}
