import { type Failure, failure } from '../platform/result.ts';

/** Returns the failure of a field that holds a card number although it is not a payment field. */
export function misplacedCardNumber(path: string): Failure<'ValidationException'> {
  const message = 'This is a card number. Please enter it only where you pay.';
  return failure('ValidationException', message, { path, in: 'body', reason: 'card-number' });
}
