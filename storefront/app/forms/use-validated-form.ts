import { type BaseSyntheticEvent, type ReactNode, type RefCallback, useId, useMemo, useRef, useState } from 'react';
import { type ChangeHandler, type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type FieldOf, toHookFormError, toHookFormErrors, toPath } from './hook-form-adapter.ts';
import type { Submission, SubmitError } from './submission.ts';
import { type FieldElement, useFieldHydration } from './use-field-hydration.ts';
import { useLazyResolver } from './use-lazy-resolver.ts';
import { type SubmitStatus, useSubmitState } from './use-submit-state.ts';
import type { FieldError, FormSchema } from './validate.ts';

export interface ValidatedFormOptions<Values extends FieldValues, Output, Result> {
  /** Loads the schema when a field takes the focus, or when the form is submitted. Define it outside of the component, or memoize it. */
  loadSchema(): Promise<FormSchema<Values, Output>>;
  defaultValues: Values;
  /** Sends the valid form. An error becomes `submitError`, unless `rejectedField` maps it to a field. */
  submit(values: Output): Promise<Result>;
  errorMessage(field: FieldOf<Values>, error: FieldError): ReactNode;
  /**
   * Time at which errors appear. `submit`: errors appear when the form is submitted. `blur`: the error of a field also appears when it
   * loses the focus.
   */
  validateOn?: 'submit' | 'blur';
  focusOnError?: 'summary' | 'first-field';
  fieldId?(field: FieldOf<Values>): string;
  rejectedField?(error: unknown): { field: FieldOf<Values>; error: FieldError } | undefined;
  submission?: Submission<Values, Result> | undefined;
}

interface FieldProps {
  id: string;
  name: string;
  ref: RefCallback<FieldElement>;
  onChange: ChangeHandler;
  onBlur: ChangeHandler;
  error: ReactNode;
}

export interface ValidatedForm<Values extends FieldValues, Result = unknown> {
  form: UseFormReturn<Values>;
  field(name: FieldOf<Values>, options?: { onChange?(): void }): FieldProps & { defaultValue: string };
  checkbox(name: FieldOf<Values>): FieldProps & { defaultChecked: boolean };
  /** Sets a field without a native input, and validates it again if it has an error. */
  setField(name: FieldOf<Values>, value: Values[FieldOf<Values>]): void;
  errorOf(name: FieldOf<Values>): ReactNode;
  idOf(name: FieldOf<Values>): string;
  errors: readonly { field: FieldOf<Values>; id: string; message: ReactNode }[];
  attempt: number;
  status: SubmitStatus;
  submitError: SubmitError | undefined;
  result: Result | undefined;
  onSubmit(event: BaseSyntheticEvent): void;
}

const validationModes = {
  blur: { mode: 'onTouched', reValidateMode: 'onChange' },
  submit: { mode: 'onSubmit', reValidateMode: 'onSubmit' },
} as const;

/**
 * Returns a form with one schema. Errors disappear as soon as they are fixed. Typed values survive failures and hydration. A form that is
 * being submitted cannot be submitted again. A submit waits for the schema; if it cannot be loaded, the form shows a submit error.
 */
export function useValidatedForm<Values extends FieldValues, Output, Result = void>({
  loadSchema,
  defaultValues,
  submit,
  errorMessage,
  validateOn = 'submit',
  focusOnError = 'summary',
  fieldId,
  rejectedField,
  submission,
}: ValidatedFormOptions<Values, Output, Result>): ValidatedForm<Values, Result> {
  const formId = useId();
  const outcome = submission?.outcome;
  const [initialValues] = useState<Values>(() => ({ ...defaultValues, ...submission?.values }));
  const postedErrors = useMemo(() => (outcome?.status === 'invalid' ? toHookFormErrors<Values>(outcome.errors) : undefined), [outcome]);
  const isSubmitting = useRef(false);
  const submitState = useSubmitState(submission);
  const { schema, resolver } = useLazyResolver(loadSchema, isSubmitting);
  const form = useForm<Values, unknown, Output>({
    defaultValues: initialValues as DefaultValues<Values>,
    resolver,
    ...validationModes[validateOn],
    shouldFocusError: false,
    ...(postedErrors ? { errors: postedErrors } : {}),
  });
  const hydrateField = useFieldHydration({ form, initialValues, onFirstFocus: schema.preload });

  const fieldErrors = form.formState.errors as Partial<Record<string, { type: string; values?: FieldError['values'] }>>;
  const fields = Object.keys(defaultValues) as FieldOf<Values>[];
  const idOf = fieldId ?? ((field: FieldOf<Values>) => `${formId}${field}`);
  const errorOf = (field: FieldOf<Values>) => {
    const error = fieldErrors[field];
    return error ? errorMessage(field, { code: error.type, ...(error.values ? { values: error.values } : {}) }) : undefined;
  };
  /** Validates all invalid fields again, because a change of one field may fix another. */
  const revalidate = () => {
    const invalid = fields.map((field) => toPath<Values>(field)).filter((path) => form.getFieldState(path).error);
    if (invalid.length > 0) void form.trigger(invalid);
  };

  function reject(field: FieldOf<Values> | undefined) {
    submitState.reject();
    if (field && focusOnError === 'first-field') document.getElementById(idOf(field))?.focus();
  }
  function fail(error: unknown) {
    const rejected = rejectedField?.(error);
    if (!rejected) return submitState.fail(error);
    form.setError(toPath<Values>(rejected.field), toHookFormError(rejected.error));
    reject(rejected.field);
  }
  async function send(values: Output) {
    submitState.start();
    try {
      submitState.succeed(await submit(values));
    } catch (error) {
      fail(error);
    }
  }
  const validateAndSend = form.handleSubmit(send, (errors) => reject(fields.find((field) => errors[field])));

  function bind(name: FieldOf<Values>, onChange?: () => void): FieldProps {
    const { ref: register, ...handlers } = form.register(toPath<Values>(name), {
      onChange() {
        onChange?.();
        revalidate();
      },
    });
    return { ...handlers, id: idOf(name), error: errorOf(name), ref: (element) => hydrateField(name, element, register) };
  }

  return {
    form: form as unknown as UseFormReturn<Values>,
    field: (name, options) => ({ ...bind(name, options?.onChange), defaultValue: String(initialValues[name] ?? '') }),
    checkbox: (name) => ({ ...bind(name), defaultChecked: Boolean(initialValues[name]) }),
    setField(name, value) {
      form.setValue(toPath<Values>(name), value as never);
      revalidate();
    },
    errorOf,
    idOf,
    errors: fields.flatMap((field) => (fieldErrors[field] ? [{ field, id: idOf(field), message: errorOf(field) }] : [])),
    attempt: submitState.attempt,
    status: submitState.status,
    submitError: submitState.submitError,
    result: submitState.result,
    onSubmit(event) {
      event.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      if (!schema.isLoaded()) submitState.waitForSchema();
      void schema
        .load()
        .then(() => validateAndSend())
        .catch(fail)
        .finally(() => {
          isSubmitting.current = false;
        });
    },
  };
}
