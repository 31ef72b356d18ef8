import { CallError } from '@outfitter/contract/client';
import { rejectedFieldError } from '../../address/index.ts';
import type { CheckoutFieldError } from '../field-error.ts';
import type { CardValues } from './payment-schema.ts';

/** Returns the form field, with its error, of a card that the shop rejected or the bank declined. `isDemo`: the shop takes test cards only. */
export function rejectedCardField(error: unknown, isDemo: boolean): { field: keyof CardValues; error: CheckoutFieldError } | undefined {
  if (!(error instanceof CallError)) return undefined;
  const path = typeof error.arguments.path === 'string' ? error.arguments.path : '';
  // The bank declines the card as a whole; the shop rejects its number.
  if (error.type === 'CardNumberRefusedException' && path.endsWith('.paymentCard')) {
    return { field: 'cardNumber', error: { code: error.arguments.reason === 'processor_error' ? 'card-unverified' : 'card-declined' } };
  }
  if (error.type === 'CardNumberRefusedException' || path.includes('paymentCard.number')) {
    return { field: 'cardNumber', error: { code: isDemo ? 'card-rejected-demo' : 'card-rejected' } };
  }
  const serverError = rejectedFieldError(error);
  if (path.includes('paymentCard.expiration')) return { field: 'expiry', error: serverError };
  if (path.includes('paymentCard.securityCode')) return { field: 'securityCode', error: serverError };
  return undefined;
}
