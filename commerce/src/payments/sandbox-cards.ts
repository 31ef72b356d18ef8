/** Test card numbers of the sandbox processor, each with its behavior. It accepts no others. Pure. */
import type { TokenizedCard } from './payment-provider.ts';

export type SandboxBehavior = 'approved' | 'declined' | 'insufficient_funds' | 'processor_error' | 'answer_lost' | 'challenge';

interface SandboxCard {
  brand: TokenizedCard['brand'];
  behaviour: SandboxBehavior;
}

const cards: Readonly<Record<string, SandboxCard>> = {
  '4111111111111111': { brand: 'visa', behaviour: 'approved' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'approved' },
  '378282246310005': { brand: 'american-express', behaviour: 'approved' },
  '6011111111111117': { brand: 'discover', behaviour: 'approved' },
  '6200000000000005': { brand: 'unionpay', behaviour: 'approved' },
  '4000000000000002': { brand: 'visa', behaviour: 'declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'insufficient_funds' },
  '4000000000000119': { brand: 'visa', behaviour: 'processor_error' },
  '4000000000000341': { brand: 'visa', behaviour: 'answer_lost' },
  '4000000000003220': { brand: 'visa', behaviour: 'challenge' },
};

/** Returns the test card of a typed number, ignoring spaces and hyphens (PAY-007). */
export function sandboxCardOf(typed: string): (SandboxCard & { maskedNumber: string; lastDigits: string }) | undefined {
  const number = typed.replaceAll(/[\s-]/g, '');
  const card = Object.hasOwn(cards, number) ? cards[number] : undefined;
  if (!card) return undefined;
  const lastDigits = number.slice(-4);
  return { ...card, lastDigits, maskedNumber: lastDigits.padStart(number.length, '*') };
}
