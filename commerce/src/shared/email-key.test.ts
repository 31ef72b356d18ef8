import { expect, it } from 'vitest';
import { emailKeyOf } from './email-key.ts';

it('names an email address by a key that reveals nothing of it', () => {
  expect(emailKeyOf('dale@example.com')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(emailKeyOf('dale@example.com')).not.toBe(emailKeyOf('dale@example.org'));
});
