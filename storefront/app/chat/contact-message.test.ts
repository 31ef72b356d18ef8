import { describe, expect, it } from 'vitest';
import { validate } from '../forms/index.ts';
import { emptyMessage } from './contact-message.ts';
import { messageSchema } from './message-schema.ts';

const errorsOf = (values: Partial<typeof emptyMessage>) => {
  const validation = validate(messageSchema, { ...emptyMessage, ...values });
  return validation.ok ? {} : validation.errors;
};

describe('a message to customer service', () => {
  it('needs a name, an email to reply to, and a text; the order number is optional', () => {
    expect(errorsOf({ message: ' ' })).toEqual({
      name: { code: 'required' },
      email: { code: 'required' },
      message: { code: 'required' },
    });
    expect(errorsOf({ name: 'Dale', email: 'dale', message: 'The zipper' })).toEqual({ email: { code: 'email' } });
    expect(errorsOf({ name: 'Dale', email: 'dale@example.com', message: 'The zipper' })).toEqual({});
  });
});
