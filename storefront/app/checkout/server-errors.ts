import { type Basket, CallError } from '@outfitter/contract/client';

export function rejectedField<Field extends string>(error: unknown, fields: readonly Field[]): Field | undefined {
  if (!(error instanceof CallError) || error.type !== 'ValidationException') return undefined;
  const path = typeof error.arguments.path === 'string' ? error.arguments.path : '';
  return fields.find((field) => path.endsWith(`.${field}`));
}

/** Returns true if the server did not respond or is overloaded, so that the values may be valid. */
export function isUnavailable({ status }: { status?: number }): boolean {
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}

export function basketInError(error: unknown): Basket | undefined {
  return error instanceof CallError ? (error.arguments.basket as Basket | undefined) : undefined;
}

/** Flashes of a successful response that abort the checkout step (ERROR-042). */
export type AbortingFlash = 'InvalidShippingAddress' | 'InvalidBillingAddress' | 'PayPalNotAllowed';

export function hasAbortingFlash(basket: Pick<Basket, '_flash'>, flash: AbortingFlash): boolean {
  return basket._flash.some(({ type }) => type === flash);
}
