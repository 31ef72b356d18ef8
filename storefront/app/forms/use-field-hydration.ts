import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldOf, toPath } from './hook-form-adapter.ts';

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldHydrationOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  initialValues: Values;
  onFirstFocus(): void;
}

/** Returns a function that registers the element of a field, and restores text that was typed into it before hydration. */
export function useFieldHydration<Values extends FieldValues, Output>({
  form,
  initialValues,
  onFirstFocus,
}: FieldHydrationOptions<Values, Output>) {
  const [hydrated] = useState(() => new WeakSet<Element>());
  return (name: FieldOf<Values>, element: FieldElement | null, register: (element: FieldElement | null) => void): void => {
    // Registering writes the initial value into the field.
    const typed = element?.value ?? '';
    register(element);
    if (element === null || hydrated.has(element)) return;
    hydrated.add(element);
    if (element.matches(':focus')) onFirstFocus();
    else element.addEventListener('focus', onFirstFocus, { once: true });
    const isText = element.type !== 'checkbox' && element.type !== 'radio';
    if (isText && typed !== '' && typed !== initialValues[name] && typed !== form.getValues(toPath<Values>(name))) {
      form.setValue(toPath<Values>(name), typed as never);
    }
  };
}
