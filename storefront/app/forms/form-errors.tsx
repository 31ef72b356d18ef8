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
  /** Whether the page scrolls to the error of the submission, which a long form shows above its fields, far from its button. */
  isScrolledTo?: boolean;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function FormErrors<Values extends FieldValues>({
  form,
  title,
  hasSummary = true,
  hasAlert = true,
  alertFor,
  isScrolledTo = false,
}: FormErrorsProps<Values>) {
  const { attempt, errors, status, submitError } = form;
  const alert = hasAlert && status === 'failed' && submitError ? (alertFor?.(submitError) ?? <FormErrorAlert error={submitError} />) : null;
  return (
    <>
      {alert && isScrolledTo ? <div ref={scrollTo}>{alert}</div> : alert}
      {hasSummary && attempt > 0 ? (
        <ErrorSummary attempt={attempt} title={title} errors={errors.map(({ id, message }) => ({ id, text: message }))} />
      ) : null}
    </>
  );
}
