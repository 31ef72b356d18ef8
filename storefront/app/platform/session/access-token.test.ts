import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsable, toLogin } from './access-token.ts';

const response = { accessToken: 'a', expiresIn: 1800, customerId: 'c', usid: 'u', authType: 'guest' } as const;

it('AUTH-021 a token is unusable from 60 seconds before it expires', () => {
  const login = toLogin(response, 1_000);
  expect(login.expiresAt).toBe(1_801_000);
  expect(isUsable(login, 1_740_999)).toBe(true);
  expect(isUsable(login, 1_741_000)).toBe(false);
  expect(isUsable(undefined, 0)).toBe(false);
});
it('AUTH-021 an unusable token never becomes usable again', () => {
  fc.assert(
    fc.property(fc.nat(3_600_000), fc.nat(3_600_000), (now, elapsed) => {
      const login = toLogin(response, 0);
      return isUsable(login, now) || !isUsable(login, now + elapsed);
    }),
  );
});
