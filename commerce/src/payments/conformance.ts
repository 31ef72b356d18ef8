import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AuthorizationRequest, type PaymentProvider, PaymentRequestRejected } from './payment-provider.ts';

export interface ConformanceSubject {
  provider: PaymentProvider;
  token(kind: 'approved' | 'declined' | 'challenge' | 'answer_lost'): Promise<string>;
}

export function paymentProviderConformance(name: string, subject: () => ConformanceSubject): void {
  async function request(kind: Parameters<ConformanceSubject['token']>[0]): Promise<AuthorizationRequest> {
    const token = await subject().token(kind);
    return { key: randomUUID(), amountMinor: 14_900, currency: 'USD', token, returnUrl: 'http://localhost:3000/checkout/return' };
  }

  describe(`${name} as a payment provider`, () => {
    it('authorizes once per key, also for concurrent requests', async () => {
      const { provider } = subject();
      const authorization = await request('approved');
      const results = await Promise.all(Array.from({ length: 5 }, () => provider.authorize(authorization)));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect(results[0]?.state).toBe('authorised');
      expect(await provider.status(authorization.key)).toEqual(results[0]);
    });

    it('declines with a reason, and stays declined', async () => {
      const { provider } = subject();
      const authorization = await request('declined');
      expect(await provider.authorize(authorization)).toMatchObject({ state: 'declined', reason: 'declined' });
      expect((await provider.status(authorization.key)).state).toBe('declined');
    });

    it('reports "none" for an unknown key', async () => {
      expect(await subject().provider.status(randomUUID())).toEqual({ state: 'none' });
    });

    it('reports the status of an authorization whose response was lost', async () => {
      const { provider } = subject();
      const authorization = await request('answer_lost');
      await expect(provider.authorize(authorization)).rejects.toMatchObject({ name: 'PaymentOutcomeUnknown' });
      expect((await provider.status(authorization.key)).state).toBe('authorised');
    });

    it('returns the URL of its challenge page', async () => {
      const { provider } = subject();
      const result = await provider.authorize(await request('challenge'));
      expect(result).toMatchObject({ state: 'challenge', url: expect.stringMatching(/^https?:\/\//) });
    });

    it('voids an authorization for good, also one that arrives after the void', async () => {
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

    it('verifies cards without a payment: good ones, not declined ones, and again and again', async () => {
      const { provider, token } = subject();
      const approved = await token('approved');
      expect(await provider.verifyCard(approved, '123')).toEqual({ state: 'verified' });
      expect(await provider.verifyCard(approved, '123')).toEqual({ state: 'verified' });
      expect(await provider.verifyCard(await token('declined'), '123')).toEqual({ state: 'declined', reason: expect.any(String) });
      await expect(provider.verifyCard(await token('answer_lost'), '123')).rejects.toMatchObject({ name: 'PaymentOutcomeUnknown' });
    });

    it('deletes a card, also twice, but not its authorizations', async () => {
      const { provider } = subject();
      const paid = await request('approved');
      await provider.authorize(paid);
      await provider.deleteCard(paid.token);
      await provider.deleteCard(paid.token);
      expect((await provider.status(paid.key)).state).toBe('authorised');
      expect((await provider.authorize({ ...paid, key: randomUUID() })).state).toBe('declined');
      expect((await provider.verifyCard(paid.token, '123')).state).toBe('declined');
      expect((await provider.void(paid.key)).state).toBe('voided');
    });

    it('captures and refunds once per key, within the amount', async () => {
      const { provider } = subject();
      const paid = await request('approved');
      await provider.authorize(paid);
      const part = { key: randomUUID(), paymentKey: paid.key, amountMinor: 10_000 };
      expect((await provider.capture(part)).state).toBe('captured');
      await provider.capture(part);
      await expect(provider.capture({ ...part, key: randomUUID() })).rejects.toBeInstanceOf(PaymentRequestRejected);
      await provider.refund({ key: randomUUID(), paymentKey: paid.key, amountMinor: 10_000 });
      await expect(provider.refund({ key: randomUUID(), paymentKey: paid.key, amountMinor: 1 })).rejects.toBeInstanceOf(
        PaymentRequestRejected,
      );
    });

    it('rejects the capture of a voided payment', async () => {
      const { provider } = subject();
      const paid = await request('approved');
      await provider.authorize(paid);
      await provider.void(paid.key);
      const capture = { key: randomUUID(), paymentKey: paid.key, amountMinor: 1 };
      await expect(provider.capture(capture)).rejects.toBeInstanceOf(PaymentRequestRejected);
      await expect(provider.capture(capture)).rejects.toBeInstanceOf(PaymentRequestRejected);
    });
  });
}
