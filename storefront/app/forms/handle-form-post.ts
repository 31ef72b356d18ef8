import { data } from 'react-router';
import { type Submission, toSubmitError } from './submission.ts';
import { type FieldError, type FieldErrors, type FormSchema, validate } from './validate.ts';

interface PostedForm<Values, Output, Result> {
  name: string;
  schema: FormSchema<Values, Output>;
  defaultValues: Values;
  submit(values: Output): Promise<Result>;
  readOtherValues?(formData: FormData): Partial<Values>;
  secrets?: readonly (keyof Values & string)[];
  /** Maps an error of the server to a field, as `useValidatedForm` does. */
  rejectedField?(error: unknown): { field: keyof Values & string; error: FieldError } | undefined;
}

function statusOf(callStatus: number | undefined): number {
  if (callStatus === undefined || callStatus === 0 || callStatus >= 500) return 503;
  return callStatus;
}

/** Reads, validates and submits a posted form. The page shows the returned submission. Rethrows a response that `submit` throws. */
export async function handleFormPost<Values extends object, Output, Result>(
  formData: FormData,
  { name, schema, defaultValues, submit, readOtherValues, secrets = [], rejectedField }: PostedForm<Values, Output, Result>,
) {
  const entries = Object.entries(defaultValues).map(([field, defaultValue]) => {
    const value = formData.get(field);
    return [field, typeof defaultValue === 'boolean' ? value !== null : typeof value === 'string' ? value : defaultValue];
  });
  const values: Values = { ...Object.fromEntries(entries), ...readOtherValues?.(formData) };
  const returnedValues: Values = { ...values, ...Object.fromEntries(secrets.map((field) => [field, ''])) };
  const respond = (outcome: Submission<Values, Result>['outcome'], status: number) =>
    data<Submission<Values, Result>>({ form: name, values: returnedValues, outcome }, { status });
  const reject = (errors: FieldErrors<Values>) => respond({ status: 'invalid', errors }, 422);
  const validation = validate(schema, values);
  if (!validation.ok) return reject(validation.errors);
  try {
    return respond({ status: 'done', result: await submit(validation.values) }, 200);
  } catch (error) {
    if (error instanceof Response) throw error;
    const rejected = rejectedField?.(error);
    if (rejected) return reject({ [rejected.field]: rejected.error } as FieldErrors<Values>);
    const { cause: _, ...failure } = toSubmitError(error);
    return respond({ status: 'failed', error: failure }, failure.code === 'unknown' ? 503 : statusOf(failure.status ?? 409));
  }
}
