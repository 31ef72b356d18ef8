import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftName, storeDraft } from '../basket/index.ts';

export function useStoredDraft<Fields extends FieldValues>(form: UseFormReturn<Fields>, name: DraftName, part: (values: Fields) => object) {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(name, part(values)) }),
    [form, name, part],
  );
}
