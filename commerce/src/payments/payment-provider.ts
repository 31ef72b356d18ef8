import type { Currency } from '../platform/money.ts';

export type DeclineReason = 'declined' | 'insufficient_funds' | 'processor_error' | 'not_confirmed' | 'voided';

/** The state of a payment under its key. `none`: the provider does not know the key. */
export type PaymentResult =
  | { state: 'none' }
  | { state: 'authorised' | 'captured' | 'voided'; reference: string }
  | { state: 'refused'; reference: string; reason: DeclineReason }
  | { state: 'challenge'; reference: string; url: string };

export interface AuthorizationRequest {
  /** Idempotency key, one per order and attempt. */
  key: string;
  amountMinor: number;
  currency: Currency;
  token: string;
  returnUrl: string;
}

export interface LedgerRequest {
  /** Idempotency key, one per capture or refund. */
  key: string;
  paymentKey: string;
  amountMinor: number;
}

export interface TokenizedCard {
  token: string;
  /** Named as in card-validator. */
  brand: 'visa' | 'mastercard' | 'american-express' | 'discover' | 'unionpay';
  maskedNumber: string;
  lastDigits: string;
  /** Name of the number: the same for each of its tokens, and of no use to anyone else. */
  fingerprint?: string;
}

/** `refused` with the reason of the bank. */
export type VerificationResult = { state: 'verified' } | { state: 'refused'; reason: DeclineReason };

/** The outcome of a request is unknown. Ask for its status; never send it again under another key. */
export class PaymentOutcomeUnknown extends Error {
  override readonly name = 'PaymentOutcomeUnknown';
}

/** Every call may throw `PaymentOutcomeUnknown`, and may be repeated with the same key. */
export interface PaymentProvider {
  readonly id: string;
  /** Exchanges a card number for a token; `undefined` for a number that is not accepted. Absent if the provider has its own card fields. */
  tokenize?(number: string): Promise<TokenizedCard | undefined>;
  authorize(request: AuthorizationRequest): Promise<PaymentResult>;
  status(key: string): Promise<PaymentResult>;
  /** Voids the authorization permanently; one that arrives later under the same key is void, too. */
  void(key: string): Promise<PaymentResult>;
  capture(request: LedgerRequest): Promise<PaymentResult>;
  refund(request: LedgerRequest): Promise<PaymentResult>;
  /** Verifies a card by an authorization of zero, which is never captured. A verification charges nothing and may be repeated. */
  verifyCard(token: string, securityCode: string): Promise<VerificationResult>;
  /** Deletes a card. An authorization with its token is refused from now on; those of before stay. Does nothing for an unknown token. */
  forget(token: string): Promise<void>;
}
