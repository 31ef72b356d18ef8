import { useCallback, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { CheckoutErrors, CheckoutFieldError } from './field-error.ts';

export interface CheckedForm<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** What is shown as wrong just now, in the order of the fields. */
  faults: readonly { field: Path<Fields>; problem: CheckoutFieldError }[];
  errorOf(field: Path<Fields>): CheckoutFieldError | undefined;
  /** Counts the times the form was sent with something wrong. */
  attempt: number;
  /** Sends the form; `onValid` is called only with nothing wrong. */
  submit(onValid: (values: Fields) => Promise<void>): (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Shows what the server found wrong with a field. */
  rejectField(field: Path<Fields>, problem: CheckoutFieldError): void;
}

/** The problem travels in the error's message, the one text that a form keeps of an error. */
const pack = (problem: CheckoutFieldError) => ({ type: problem.code, message: JSON.stringify(problem) });
const unpack = (error: { message?: unknown } | undefined): CheckoutFieldError | undefined =>
  typeof error?.message === 'string' ? (JSON.parse(error.message) as CheckoutFieldError) : undefined;

/**
 * A form whose rules are plain functions: a field is checked when it is left, and again with each letter once it was wrong, so that an
 * error goes as soon as it is mended.
 */
export function useCheckedForm<Fields extends FieldValues>(
  fields: readonly Path<Fields>[],
  start: DefaultValues<Fields>,
  problemsOf: (values: Fields) => CheckoutErrors<Fields>,
): CheckedForm<Fields> {
  const [attempt, setAttempt] = useState(0);
  const resolver: Resolver<Fields> = useCallback(
    async (values) => {
      const found = Object.entries(problemsOf(values)) as [string, CheckoutFieldError][];
      if (found.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(found.map(([field, problem]) => [field, pack(problem)])) as FieldErrors<Fields> };
    },
    [problemsOf],
  );
  // The summary takes the focus, not the first field.
  const form = useForm<Fields>({ defaultValues: start, resolver, mode: 'onTouched', shouldFocusError: false });
  const { errors } = form.formState;
  const errorOf = (field: Path<Fields>) => unpack(errors[field] as { message?: unknown } | undefined);
  return {
    form,
    attempt,
    errorOf,
    faults: fields.flatMap((field) => {
      const problem = errorOf(field);
      return problem ? [{ field, problem }] : [];
    }),
    submit: (onValid) => form.handleSubmit(onValid, () => setAttempt((count) => count + 1)),
    rejectField(field, problem) {
      form.setError(field, pack(problem));
      setAttempt((count) => count + 1);
    },
  };
}
