import type { Currency } from '../platform/money.ts';

export type DeclineReason = 'declined' | 'insufficient_funds' | 'processor_error' | 'not_confirmed' | 'voided';

/** The state of the payment with a key. `none`: the provider does not know the key. */
export type PaymentResult =
  | { state: 'none' }
  | { state: 'authorised' | 'captured' | 'voided'; reference: string }
  | { state: 'declined'; reference: string; reason: DeclineReason }
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
  /** Brand by its name in card-validator. */
  brand: 'visa' | 'mastercard' | 'american-express' | 'discover' | 'unionpay';
  maskedNumber: string;
  lastDigits: string;
  /** Stable fingerprint of the card number: the same for each of its tokens. The number cannot be derived from it. */
  fingerprint?: string;
}

/** The outcome of a card verification; `reason` is that of the bank. */
export type VerificationResult = { state: 'verified' } | { state: 'declined'; reason: DeclineReason };

/** Error for a request with an unknown outcome. The caller queries the status, and never sends the request again with another key. */
export class PaymentOutcomeUnknown extends Error {
  override readonly name = 'PaymentOutcomeUnknown';
}

/**
 * Thrown by captures and refunds that the payment service will never carry out, for example because the payment is voided, or has less
 * money. Nothing was booked, and the caller does not send the request again.
 */
export class PaymentRequestRejected extends Error {
  override readonly name = 'PaymentRequestRejected';
}

/**
 * Port to a payment service. Every call may throw `PaymentOutcomeUnknown`, and may be repeated with the same key.
 *
 * @example
 * ```ts
 * export const acmePayments = (acme: AcmeClient): PaymentProvider => ({
 *   id: 'acme',
 *   async authorize({ key, amountMinor, currency, token, returnUrl }) {
 *     const charge = await acme
 *       .charge({ idempotencyKey: key, amount: amountMinor, currency, token, returnUrl })
 *       .catch((error) => Promise.reject(new PaymentOutcomeUnknown('acme did not respond', { cause: error })));
 *     return toPaymentResult(charge);
 *   },
 *   status: async (key) => toPaymentResult(await acme.findCharge(key)),
 *   // void, capture, refund, verifyCard and deleteCard are the same kind of call.
 * });
 * ```
 */
export interface PaymentProvider {
  /** Id that payment entries store. */
  readonly id: string;
  /**
   * Exchanges a card number for a token; returns `undefined` if the number is not accepted. Absent if the provider has its own card fields.
   */
  tokenize?(number: string): Promise<TokenizedCard | undefined>;
  /** Authorizes an amount. Returns the first result again for a repeated key. */
  authorize(request: AuthorizationRequest): Promise<PaymentResult>;
  /** Returns the current state of the payment with a key. */
  status(key: string): Promise<PaymentResult>;
  /** Voids the authorization with a key permanently. An authorization that arrives later with the same key is void, too. */
  void(key: string): Promise<PaymentResult>;
  /** Captures a part of an authorized amount, or all of it. Throws `PaymentRequestRejected` if that is impossible. */
  capture(request: LedgerRequest): Promise<PaymentResult>;
  /** Refunds a part of the captured amount, or all of it. Throws `PaymentRequestRejected` if that is impossible. */
  refund(request: LedgerRequest): Promise<PaymentResult>;
  /** Verifies a card by an authorization of zero, which is never captured. A verification charges nothing and may be repeated. */
  verifyCard(token: string, securityCode: string): Promise<VerificationResult>;
  /** Deletes a card. Later authorizations with its token are declined; existing authorizations stay. Does nothing for an unknown token. */
  deleteCard(token: string): Promise<void>;
}
