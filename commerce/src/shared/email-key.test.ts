import { expect, it } from 'vitest';
import { emailKeyOf } from './email-key.ts';

it('builds a key of an email address that does not reveal the address', () => {
  expect(emailKeyOf('dale@example.com')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(emailKeyOf('dale@example.com')).not.toBe(emailKeyOf('dale@example.org'));
});
