import { type Failure, failure } from '../platform/result.ts';

/** The failure of a field that holds a card number and is not one of a payment. */
export function misplacedCardNumber(path: string): Failure<'ValidationException'> {
  const message = 'This is a card number. Please enter it only where you pay.';
  return failure('ValidationException', message, { path, in: 'body', reason: 'card-number' });
}
