/** Test card numbers of the sandbox processor, each with its behavior. All other numbers are rejected. */
import type { TokenizedCard } from './payment-provider.ts';

export type SandboxBehavior = 'approved' | 'declined' | 'insufficient_funds' | 'processor_error' | 'answer_lost' | 'challenge';

interface SandboxCard {
  brand: TokenizedCard['brand'];
  behavior: SandboxBehavior;
}

const cards: Readonly<Record<string, SandboxCard>> = {
  '4111111111111111': { brand: 'visa', behavior: 'approved' },
  '5555555555554444': { brand: 'mastercard', behavior: 'approved' },
  '378282246310005': { brand: 'american-express', behavior: 'approved' },
  '6011111111111117': { brand: 'discover', behavior: 'approved' },
  '6200000000000005': { brand: 'unionpay', behavior: 'approved' },
  '4000000000000002': { brand: 'visa', behavior: 'declined' },
  '4000000000009995': { brand: 'visa', behavior: 'insufficient_funds' },
  '4000000000000119': { brand: 'visa', behavior: 'processor_error' },
  '4000000000000341': { brand: 'visa', behavior: 'answer_lost' },
  '4000000000003220': { brand: 'visa', behavior: 'challenge' },
};

/** Returns the test card of a number, ignoring spaces and hyphens (PAY-007). */
export function sandboxCardOf(typed: string): (SandboxCard & { maskedNumber: string; lastDigits: string }) | undefined {
  const number = typed.replaceAll(/[\s-]/g, '');
  const card = Object.hasOwn(cards, number) ? cards[number] : undefined;
  if (!card) return undefined;
  const lastDigits = number.slice(-4);
  return { ...card, lastDigits, maskedNumber: lastDigits.padStart(number.length, '*') };
}
