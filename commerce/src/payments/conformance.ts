/** Conformance suite of the payment port; each adapter's test runs it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuthorizationRequest, PaymentProvider } from './payment-provider.ts';

export interface ConformanceSubject {
  provider: PaymentProvider;
  /** Returns the token of a card with this behavior. */
  token(kind: 'approved' | 'declined' | 'challenge' | 'answer_lost'): Promise<string>;
}

export function paymentProviderConformance(name: string, subject: () => ConformanceSubject): void {
  async function request(kind: Parameters<ConformanceSubject['token']>[0]): Promise<AuthorizationRequest> {
    const token = await subject().token(kind);
    return { key: randomUUID(), amountMinor: 14_900, currency: 'USD', token, returnUrl: 'http://localhost:3000/checkout/return' };
  }

  describe(`${name} as a payment provider`, () => {
    it('authorises once for a key, however often and at once it is asked', async () => {
      const { provider } = subject();
      const asked = await request('approved');
      const answers = await Promise.all(Array.from({ length: 5 }, () => provider.authorize(asked)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.state).toBe('authorised');
      expect(await provider.status(asked.key)).toEqual(answers[0]);
    });

    it('refuses with a reason, and stays refused', async () => {
      const { provider } = subject();
      const asked = await request('declined');
      expect(await provider.authorize(asked)).toMatchObject({ state: 'refused', reason: 'declined' });
      expect((await provider.status(asked.key)).state).toBe('refused');
    });

    it('knows nothing of a key that it was never asked for', async () => {
      expect(await subject().provider.status(randomUUID())).toEqual({ state: 'none' });
    });

    it('tells by the key what became of an authorisation whose answer was lost', async () => {
      const { provider } = subject();
      const asked = await request('answer_lost');
      await expect(provider.authorize(asked)).rejects.toMatchObject({ name: 'PaymentOutcomeUnknown' });
      expect((await provider.status(asked.key)).state).toBe('authorised');
    });

    it('sends the shopper to an address of its own where it needs a second factor', async () => {
      const { provider } = subject();
      const answer = await provider.authorize(await request('challenge'));
      expect(answer).toMatchObject({ state: 'challenge', url: expect.stringMatching(/^https?:\/\//) });
    });

    it('voids an authorisation for good, and bars the key against one that comes later', async () => {
      const { provider } = subject();
      const paid = await request('approved');
      await provider.authorize(paid);
      expect((await provider.void(paid.key)).state).toBe('voided');
      expect((await provider.void(paid.key)).state).toBe('voided');
      const late = await request('approved');
      await provider.void(late.key);
      expect((await provider.authorize(late)).state).toBe('voided');
      expect((await provider.status(late.key)).state).toBe('voided');
    });

    it('captures and refunds once for a key, never more than there is', async () => {
      const { provider } = subject();
      const paid = await request('approved');
      await provider.authorize(paid);
      const part = { key: randomUUID(), paymentKey: paid.key, amountMinor: 10_000 };
      expect((await provider.capture(part)).state).toBe('captured');
      await provider.capture(part);
      await expect(provider.capture({ ...part, key: randomUUID() })).rejects.toThrow();
      await provider.refund({ key: randomUUID(), paymentKey: paid.key, amountMinor: 10_000 });
      await expect(provider.refund({ key: randomUUID(), paymentKey: paid.key, amountMinor: 1 })).rejects.toThrow();
    });
  });
}
