import { describe, expect, it } from 'vitest';
import { messageFaults } from './message-faults.ts';

describe('a message to the shop’s people', () => {
  it('needs a name, an email to answer to, and words; the order number may be left out', () => {
    expect(messageFaults({ name: '', email: '', message: ' ', orderNo: '' })).toEqual({
      name: 'missing',
      email: 'missing',
      message: 'missing',
    });
    expect(messageFaults({ name: 'Dale', email: 'dale', message: 'The zipper', orderNo: '' })).toEqual({ email: 'form' });
    expect(messageFaults({ name: 'Dale', email: 'dale@example.com', message: 'The zipper', orderNo: '' })).toEqual({});
  });
});
