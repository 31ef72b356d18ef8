import { describe, expect, it } from 'vitest';
import { checkRefreshToken, refreshTokenMarginSeconds, reuseGrace } from './refresh-tokens.ts';
import { refreshTokenSeconds } from './token-families.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const token = {
  clientId: 'outfitter-web',
  revokedAt: null,
  usedAt: null,
  expiresAt: new Date(now.getTime() + refreshTokenMarginSeconds * 1000 + 1),
};

describe('a refresh token', () => {
  it('AUTH-022 is valid for 90 days', () => {
    expect(refreshTokenSeconds).toBe(90 * 24 * 60 * 60);
  });

  it('AUTH-022 is treated as expired from 60 seconds before its end', () => {
    const endsIn = (seconds: number) => ({ ...token, expiresAt: new Date(now.getTime() + seconds * 1000) });
    expect(checkRefreshToken(endsIn(60.001), 'outfitter-web', now)).toBe('rotate');
    expect(checkRefreshToken(endsIn(60), 'outfitter-web', now)).toBe('expired');
  });

  it.each([
    ['unused', token, 'rotate'],
    ['used within the grace period', { ...token, usedAt: ago(reuseGrace) }, 'rotate'],
    ['used before the grace period', { ...token, usedAt: ago(reuseGrace + 1) }, 'reused'],
    ['of a revoked family', { ...token, revokedAt: ago(1) }, 'unknown'],
    ['expired', { ...token, expiresAt: now }, 'expired'],
    ['of another client', { ...token, clientId: 'other' }, 'unknown'],
  ])('that is %s has the state %j', (_, row, state) => {
    expect(checkRefreshToken(row, 'outfitter-web', now)).toBe(state);
  });
});
