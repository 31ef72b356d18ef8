/** The port to whoever moves the money: the built-in sandbox processor, or a payment service. */
import type { Currency } from '../platform/money.ts';

export type DeclineReason = 'declined' | 'insufficient_funds' | 'processor_error' | 'not_confirmed' | 'voided';

/** What became of the payment under a key. `none`: the provider has never heard of it. */
export type PaymentResult =
  | { state: 'none' }
  | { state: 'authorised' | 'captured' | 'voided'; reference: string }
  | { state: 'refused'; reference: string; reason: DeclineReason }
  /** The shopper has to confirm it at an address of the provider's. */
  | { state: 'challenge'; reference: string; url: string };

export interface AuthorizationRequest {
  /** One per order and attempt: the provider books once for a key, however often it is asked. */
  key: string;
  amountMinor: number;
  currency: Currency;
  token: string;
  /** Where the provider sends the shopper back to after a step of its own. */
  returnUrl: string;
}

export interface LedgerRequest {
  /** One per capture or refund. */
  key: string;
  /** The key of the authorisation. */
  paymentKey: string;
  amountMinor: number;
}

export interface TokenizedCard {
  token: string;
  /** As card-validator names it. */
  brand: 'visa' | 'mastercard' | 'american-express' | 'discover' | 'unionpay';
  maskedNumber: string;
  lastDigits: string;
}

/** Whether a request was carried out is not known: ask by its key, never send it again under another one. */
export class PaymentOutcomeUnknown extends Error {
  override readonly name = 'PaymentOutcomeUnknown';
}

/** Every call may throw `PaymentOutcomeUnknown`, and must be safe to send again with the same key. */
export interface PaymentProvider {
  /** As it stands in the payment entries. */
  readonly id: string;
  /** Trades a card number for a token; `undefined` for a number it does not take. Absent where the provider has fields of its own. */
  tokenize?(number: string): Promise<TokenizedCard | undefined>;
  authorize(request: AuthorizationRequest): Promise<PaymentResult>;
  /** What is known under an authorisation's key. */
  status(key: string): Promise<PaymentResult>;
  /** After this nothing comes of the key any more, also not of an authorisation that arrives later. */
  void(key: string): Promise<PaymentResult>;
  /** Takes the money, in parts or whole, never more than was authorised. */
  capture(request: LedgerRequest): Promise<PaymentResult>;
  /** Gives money back, never more than was captured. */
  refund(request: LedgerRequest): Promise<PaymentResult>;
}
