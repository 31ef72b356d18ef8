import type { FieldValues, FieldErrors as HookFormErrors, Path } from 'react-hook-form';
import type { FieldError } from './validate.ts';

export type FieldOf<Values> = keyof Values & string;

export const toPath = <Values extends FieldValues>(field: FieldOf<Values>) => field as unknown as Path<Values>;

/** Wraps an error for react-hook-form, which returns the object unchanged, so it can also contain the values for the message. */
export const toHookFormError = ({ code, values }: FieldError) => ({ type: code, values });

export function toHookFormErrors<Values extends FieldValues>(errors: object): HookFormErrors<Values> {
  const entries = Object.entries(errors as Record<string, FieldError>);
  return Object.fromEntries(entries.map(([field, error]) => [field, toHookFormError(error)])) as unknown as HookFormErrors<Values>;
}
