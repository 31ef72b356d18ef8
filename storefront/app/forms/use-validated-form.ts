import { type BaseSyntheticEvent, type ReactNode, type RefCallback, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  type ChangeHandler,
  type DefaultValues,
  type FieldValues,
  type FieldErrors as LibraryErrors,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { onIdle } from '../platform/browser/on-idle.ts';
import { createLazySchema } from './lazy-schema.ts';
import { type Submission, type SubmitError, toSubmitError } from './submission.ts';
import type { FieldError, FormSchema } from './validate.ts';

type FieldOf<Values> = keyof Values & string;

export interface ValidatedFormOptions<Values extends FieldValues, Output, Result> {
  /** Called when the browser is idle, or when a field takes the focus. Define it outside of the component, or memoize it. */
  loadSchema(): Promise<FormSchema<Values, Output>>;
  defaultValues: Values;
  /** Sends the valid form. An error becomes `submitError`, unless `rejectedField` maps it to a field. */
  submit(values: Output): Promise<Result>;
  errorMessage(field: FieldOf<Values>, error: FieldError): ReactNode;
  /** `submit`: errors appear when the form is sent. `blur`: a field's error also appears when the field is left. */
  validateOn?: 'submit' | 'blur';
  focusOnError?: 'summary' | 'first-field';
  fieldId?(field: FieldOf<Values>): string;
  rejectedField?(error: unknown): { field: FieldOf<Values>; error: FieldError } | undefined;
  submission?: Submission<Values, Result> | undefined;
}

interface FieldProps {
  id: string;
  name: string;
  ref: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  onChange: ChangeHandler;
  onBlur: ChangeHandler;
  error: ReactNode;
}

export interface ValidatedForm<Values extends FieldValues, Result = unknown> {
  form: UseFormReturn<Values>;
  field(name: FieldOf<Values>, options?: { onChange?(): void }): FieldProps & { defaultValue: string };
  checkbox(name: FieldOf<Values>): FieldProps & { defaultChecked: boolean };
  /** Sets a field that is no native input, and checks it again if its error is shown. */
  setField(name: FieldOf<Values>, value: Values[FieldOf<Values>]): void;
  errorOf(name: FieldOf<Values>): ReactNode;
  idOf(name: FieldOf<Values>): string;
  errors: readonly { field: FieldOf<Values>; id: string; message: ReactNode }[];
  attempt: number;
  status: 'idle' | 'submitting' | 'failed' | 'done';
  submitError: SubmitError | undefined;
  result: Result | undefined;
  onSubmit(event: BaseSyntheticEvent): void;
}

/** react-hook-form keeps the error object that it is given: the values of a message travel beside its code. */
const toLibraryError = ({ code, values }: FieldError) => ({ type: code, values });

function toLibraryErrors<Values extends FieldValues>(errors: object): LibraryErrors<Values> {
  const entries = Object.entries(errors as Record<string, FieldError>);
  return Object.fromEntries(entries.map(([field, error]) => [field, toLibraryError(error)])) as unknown as LibraryErrors<Values>;
}

/**
 * A form with one schema. Errors disappear as soon as they are fixed. Typed values survive every failure and hydration. A form that is
 * being submitted is not submitted again. A submit waits for the schema; if it cannot be loaded, the form shows a submit error.
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
  const posted = submission?.outcome;
  const [initial] = useState(() => ({ ...defaultValues, ...submission?.values }));
  const postedErrors = useMemo(() => (posted?.status === 'invalid' ? toLibraryErrors<Values>(posted.errors) : undefined), [posted]);
  const [attempt, setAttempt] = useState(posted?.status === 'invalid' ? 1 : 0);
  const [status, setStatus] = useState<ValidatedForm<Values>['status']>(posted && posted.status !== 'invalid' ? posted.status : 'idle');
  const [submitError, setSubmitError] = useState(posted?.status === 'failed' ? posted.error : undefined);
  const [result, setResult] = useState(posted?.status === 'done' ? posted.result : undefined);
  const isSubmitting = useRef(false);
  const [hydrated] = useState(() => new WeakSet<Element>());

  const schema = useMemo(() => createLazySchema(loadSchema), [loadSchema]);
  useEffect(() => onIdle(schema.preload), [schema]);

  const resolver = useCallback(
    async (values: Values) => {
      try {
        const validation = await schema.validate(values);
        return validation.ok
          ? { values: validation.values, errors: {} }
          : { values: {}, errors: toLibraryErrors<Values>(validation.errors) };
      } catch (error) {
        if (isSubmitting.current) throw error;
        // A field that cannot be checked yet has no error; submitting the form tries again.
        return { values, errors: {} };
      }
    },
    [schema],
  );
  const form = useForm<Values, unknown, Output>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolver as Resolver<Values, unknown, Output>,
    ...(validateOn === 'blur' ? { mode: 'onTouched', reValidateMode: 'onChange' } : { mode: 'onSubmit', reValidateMode: 'onSubmit' }),
    shouldFocusError: false,
    ...(postedErrors ? { errors: postedErrors } : {}),
  });
  const shown = form.formState.errors as Partial<Record<string, { type: string; values?: FieldError['values'] }>>;
  const fields = Object.keys(defaultValues) as FieldOf<Values>[];
  const path = (field: FieldOf<Values>) => field as unknown as Path<Values>;
  const idOf = fieldId ?? ((field: FieldOf<Values>) => `${formId}${field}`);
  const errorOf = (field: FieldOf<Values>) => {
    const error = shown[field];
    return error ? errorMessage(field, { code: error.type, ...(error.values ? { values: error.values } : {}) }) : undefined;
  };
  /** A change of one field may fix another: both are checked again. */
  const recheck = () => {
    const wrong = fields.filter((field) => form.getFieldState(path(field)).error);
    if (wrong.length > 0) void form.trigger(wrong.map(path));
  };
  const reject = (wrong: FieldOf<Values> | undefined) => {
    setStatus('idle');
    setAttempt((count) => count + 1);
    if (wrong && focusOnError === 'first-field') document.getElementById(idOf(wrong))?.focus();
  };

  async function send(values: Output) {
    setStatus('submitting');
    setSubmitError(undefined);
    setResult(undefined);
    try {
      setResult(await submit(values));
      setStatus('done');
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const rejected = rejectedField?.(error);
    if (rejected) {
      form.setError(path(rejected.field), toLibraryError(rejected.error));
      reject(rejected.field);
    } else {
      setSubmitError(toSubmitError(error));
      setStatus('failed');
    }
  }

  function bind(name: FieldOf<Values>, onChange?: () => void): FieldProps {
    const { ref, ...handlers } = form.register(path(name), {
      onChange() {
        onChange?.();
        recheck();
      },
    });
    return {
      ...handlers,
      id: idOf(name),
      error: errorOf(name),
      ref(element) {
        const isNew = element !== null && !hydrated.has(element);
        const typed = element?.value;
        ref(element);
        if (!isNew) return;
        hydrated.add(element);
        element.addEventListener('focus', schema.preload, { once: true });
        // Registering writes the initial value into the field: what was typed before hydration is put back.
        const isText = element.type !== 'checkbox' && element.type !== 'radio';
        if (isText && typed !== undefined && typed !== '' && typed !== initial[name] && typed !== form.getValues(path(name))) {
          form.setValue(path(name), typed as never);
        }
      },
    };
  }
  return {
    form: form as unknown as UseFormReturn<Values>,
    field: (name, options) => ({ ...bind(name, options?.onChange), defaultValue: String(initial[name] ?? '') }),
    checkbox: (name) => ({ ...bind(name), defaultChecked: Boolean(initial[name]) }),
    setField(name, value) {
      form.setValue(path(name), value as never);
      recheck();
    },
    errorOf,
    idOf,
    errors: fields.flatMap((field) => (shown[field] ? [{ field, id: idOf(field), message: errorOf(field) }] : [])),
    attempt,
    status,
    submitError,
    result,
    onSubmit(event) {
      event.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      if (!schema.isLoaded()) setStatus('submitting');
      const validateAndSend = form.handleSubmit(send, (errors) => reject(fields.find((field) => errors[field])));
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
