/**
 * The built-in card processor of the demo shop. It behaves like an external service: it has its own tables, is called outside of
 * transactions, is idempotent by key, and loses responses for certain test cards.
 */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { PaymentOutcomeUnknown, type PaymentProvider, type PaymentResult } from './payment-provider.ts';
import { type SandboxBehavior, sandboxCardOf } from './sandbox-cards.ts';
import { bookOperation } from './sandbox-ledger.ts';
import {
  bookAuthorization,
  bookPayment,
  deleteCard,
  findCard,
  paymentByKey,
  type SandboxPayment,
  saveCard,
  transitionPayment,
} from './sandbox-queries.ts';

export interface SandboxOptions {
  db: Database;
  clock: Clock;
  siteOrigin: string;
}

export const challengePath = '/sandbox/challenge';

const outcomes = {
  approved: { state: 'authorised' },
  answer_lost: { state: 'authorised' },
  declined: { state: 'refused', reason: 'declined' },
  insufficient_funds: { state: 'refused', reason: 'insufficient_funds' },
  challenge: { state: 'challenge' },
} as const satisfies Record<Exclude<SandboxBehavior, 'processor_error'>, unknown>;

export function createSandboxProcessor({ db, clock, siteOrigin }: SandboxOptions): PaymentProvider {
  function toResult(payment: SandboxPayment | undefined): PaymentResult {
    if (!payment) return { state: 'none' };
    const { state, reference, reason } = payment;
    if (state === 'refused') return { state: 'declined', reference, reason: reason ?? 'declined' };
    if (state === 'challenge') return { state, reference, url: `${siteOrigin}${challengePath}/${reference}` };
    return { state, reference };
  }

  return {
    id: 'sandbox',

    async tokenize(number) {
      const card = sandboxCardOf(number);
      if (!card) return undefined;
      const { maskedNumber, ...stored } = card;
      const { brand, lastDigits } = card;
      // The test numbers differ in these.
      const fingerprint = `${brand}:${lastDigits}`;
      return { token: await saveCard(db, stored, clock.now()), brand, maskedNumber, lastDigits, fingerprint };
    },

    async authorize(request) {
      const booked = await bookAuthorization(db, request, outcomes, clock.now());
      if (booked?.behavior === 'answer_lost') throw new PaymentOutcomeUnknown('the response of the processor was lost');
      if (booked) return toResult(booked);
      const known = await paymentByKey(db, request.key);
      if (known) return toResult(known);
      if (await findCard(db, request.token)) throw new PaymentOutcomeUnknown('the processor returned an error');
      // The card was deleted.
      const declined = await bookPayment(db, request, { state: 'refused', reason: 'declined' }, clock.now());
      return toResult(declined ?? (await paymentByKey(db, request.key)));
    },

    status: async (key) => toResult(await paymentByKey(db, key)),

    async void(key) {
      const now = clock.now();
      // Booking an unknown key as voided blocks a request under this key that arrives later.
      const emptyPayment = { key, amountMinor: 0, currency: 'USD' as const, token: '' };
      const blocked = await bookPayment(db, emptyPayment, { state: 'voided' }, now);
      if (blocked) return toResult(blocked);
      const voided = await transitionPayment(db, key, ['authorised', 'challenge'], { state: 'voided' }, now);
      return toResult(voided ?? (await paymentByKey(db, key)));
    },

    capture: async (request) => toResult(await bookOperation(db, 'capture', request, clock.now())),
    refund: async (request) => toResult(await bookOperation(db, 'refund', request, clock.now())),

    async verifyCard(token) {
      const card = await findCard(db, token);
      if (!card || card.behavior === 'declined') return { state: 'declined', reason: 'declined' };
      if (card.behavior === 'answer_lost' || card.behavior === 'processor_error') {
        throw new PaymentOutcomeUnknown('the processor returned an error');
      }
      return { state: 'verified' };
    },

    deleteCard: (token) => deleteCard(db, token),
  };
}
