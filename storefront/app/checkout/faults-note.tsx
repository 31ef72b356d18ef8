import { ErrorSummary } from '../ui/forms/index.ts';
import { CheckoutErrorMessage } from './checkout-error-message.tsx';
import type { CheckoutFieldError } from './field-error.ts';

interface FaultsNoteProps<Field extends string> {
  faults: readonly { field: Field; problem: CheckoutFieldError }[];
  attempt: number;
  idOf(field: Field): string;
}

/** The summary at the top of a form that was sent with something wrong. */
export function FaultsNote<Field extends string>({ faults, attempt, idOf }: FaultsNoteProps<Field>) {
  if (attempt === 0) return null;
  return (
    <ErrorSummary
      attempt={attempt}
      errors={faults.map(({ field, problem }) => ({ id: idOf(field), text: <CheckoutErrorMessage error={problem} /> }))}
    />
  );
}
