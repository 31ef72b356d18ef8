import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBasicCredentials } from './basic-credentials.ts';

const read = (authorization: string) => readBasicCredentials(new Headers({ authorization }));
const encoded = (text: string, encoding: BufferEncoding = 'utf8') => `Basic ${Buffer.from(text, encoding).toString('base64')}`;

describe('the Basic credentials of a login', () => {
  it('API-077 are the email address and any password, also one with colons', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string({ unit: 'grapheme' }), (email, password) => {
        fc.pre(!email.includes(':') && !password.includes('\0'));
        expect(read(encoded(`${email}:${password}`))).toEqual({ email, password });
      }),
    );
  });

  it('are accepted in Latin-1, as browsers encode them', () => {
    expect(read(encoded('dale@example.com:höher', 'latin1'))).toEqual({ email: 'dale@example.com', password: 'höher' });
  });

  it.each(['', 'Basic', 'Basic ', 'Basic !!!', 'Bearer abc', encoded('dale@example.com'), encoded('dale\0:x')])(
    'are missing in %j',
    (header) => expect(read(header)).toBeUndefined(),
  );
});
