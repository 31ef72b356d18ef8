import { describe, expect, it } from 'vitest';
import { emailFaults, normalizeEmail } from './email-fault.ts';

describe('an email sign-up', () => {
  it('MARKETING-002 requires the email', () => expect(emailFaults({ email: '  ' })).toEqual({ email: 'missing' }));
  it('MARKETING-003 rejects what does not look like one', () => {
    expect(emailFaults({ email: 'dale@example' })).toEqual({ email: 'form' });
    expect(emailFaults({ email: 'dale@example.com' })).toEqual({});
  });
  it('MARKETING-004 sends it in lower case', () => expect(normalizeEmail(' Dale@Example.COM ')).toBe('dale@example.com'));
});
