/** What a refused call says of a form. Pure. */
import { type Basket, CallError } from '@outfitter/contract/client';

/** The field that a refused value belongs to: `$.shippingAddress.postalCode` is the form's `postalCode`. */
export function rejectedField<Field extends string>(error: unknown, fields: readonly Field[]): Field | undefined {
  if (!(error instanceof CallError) || error.type !== 'ValidationException') return undefined;
  const path = typeof error.arguments.path === 'string' ? error.arguments.path : '';
  return fields.find((field) => path.endsWith(`.${field}`));
}

/** Whether the call got no response or an overloaded server's: nothing is wrong with the values. */
export function isUnavailable({ status }: { status?: number }): boolean {
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}

/** The basket that a refusal carries, as it stands now. */
export function basketInError(error: unknown): Basket | undefined {
  return error instanceof CallError ? (error.arguments.basket as Basket | undefined) : undefined;
}

/** The codes by which a basket's answer aborts a step though the call itself was taken (ERROR-042). */
export type AbortingFlash = 'InvalidShippingAddress' | 'InvalidBillingAddress' | 'PayPalNotAllowed';

export function hasAbortingFlash(basket: Pick<Basket, '_flash'>, flash: AbortingFlash): boolean {
  return basket._flash.some(({ type }) => type === flash);
}
