import { describe, expect, it } from 'vitest';
import { isEmailLike } from './is-email-like.ts';

describe('what looks like an email address', () => {
  it('MARKETING-003 has an at sign, a period and an ending of two letters', () => {
    for (const good of ['dale@example.com', ' Dale+work@mail.example.co ', 'd@ex.io'])
      expect([good, isEmailLike(good)]).toEqual([good, true]);
    for (const bad of [
      '',
      'dale',
      'dale@',
      '@example.com',
      'dale@example',
      'dale@example.c',
      'da le@example.com',
      `${'d'.repeat(260)}@example.com`,
    ]) {
      expect([bad, isEmailLike(bad)]).toEqual([bad, false]);
    }
  });
});
