import { failure, ok, type Result } from '../platform/result.ts';
import { containsCardNumber } from '../platform/security/card-numbers.ts';
import { misplacedCardNumber } from '../shared/misplaced-card-number.ts';

interface NameFields {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phoneHome?: string | null | undefined;
}

/** Rejects texts that are neither a name nor a phone number: control characters, and card numbers that landed in the wrong field. */
export function checkNames({ firstName, lastName, phoneHome }: NameFields, path = '$'): Result<undefined, 'ValidationException'> {
  for (const [field, text] of Object.entries({ firstName, lastName, phoneHome })) {
    const where = { path: `${path}.${field}`, in: 'body' };
    if (/[\p{Cc}\u2028\u2029]/u.test(text ?? '')) return failure('ValidationException', 'A name is one line of text.', where);
    if (containsCardNumber(text ?? '')) return misplacedCardNumber(where.path);
  }
  return ok();
}
