import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../ui/forms/index.ts';
import { FormErrorAlert } from './form-error-alert.tsx';
import type { SubmitError } from './submission.ts';
import type { ValidatedForm } from './use-validated-form.ts';

interface FormErrorsProps<Values extends FieldValues> {
  form: Pick<ValidatedForm<Values>, 'attempt' | 'errors' | 'status' | 'submitError'>;
  /** The title of the error summary; by default the number of errors. */
  title?: ReactNode;
  hasSummary?: boolean;
  /** False if another `FormErrors` of the form shows the error of the submission, for example beside its button. */
  hasAlert?: boolean;
  alertFor?(error: SubmitError): ReactNode;
}

export function FormErrors<Values extends FieldValues>({
  form,
  title,
  hasSummary = true,
  hasAlert = true,
  alertFor,
}: FormErrorsProps<Values>) {
  const { attempt, errors, status, submitError } = form;
  return (
    <>
      {hasAlert && status === 'failed' && submitError ? (alertFor?.(submitError) ?? <FormErrorAlert error={submitError} />) : null}
      {hasSummary && attempt > 0 ? (
        <ErrorSummary attempt={attempt} title={title} errors={errors.map(({ id, message }) => ({ id, text: message }))} />
      ) : null}
    </>
  );
}
