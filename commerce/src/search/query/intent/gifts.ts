import type { ParsedQuery, QueryPart } from '../parse-query.ts';

const giftWords = new Set(['gift', 'gifts', 'present', 'presents', 'cadeau', 'cadeaux', 'idee', 'idees', 'ideas', 'idea']);
const mainGiftWords = new Set(['gift', 'gifts', 'present', 'presents', 'cadeau', 'cadeaux']);
const recipientPrepositions = new Set(['for', 'pour', 'to']);

export interface Gift {
  /** Indexes of the parts that say nothing about the product: 'gift' in 'gift for dad'. */
  dropped: ReadonlySet<number>;
  /** Indexes of the parts that describe the gift, or its occasion: 'birthday gift for dad'. */
  optional: ReadonlySet<number>;
}

/**
 * Finds what a query says about a gift, if it names a recipient, a budget or an occasion: 'gift for dad', 'gifts under $50', 'fathers day
 * gift'. Otherwise, as in 'gift card', the words are those of a product. `isAudience` is true for words that name a wearer.
 */
export function findGift({ parts, price }: Pick<ParsedQuery, 'parts' | 'price'>, isAudience: (token: string) => boolean): Gift | undefined {
  const is = (words: ReadonlySet<string>) => (part: QueryPart) => part.kind === 'word' && words.has(part.word);
  const gift = parts.findIndex(is(mainGiftWords));
  if (gift < 0) return undefined;
  const recipient = parts.findIndex((part, index) => index > gift && is(recipientPrepositions)(part));
  const isOccasion = parts.slice(gift).every(is(giftWords)) && parts.some((part) => !is(giftWords)(part));
  if (recipient < 0 && price === undefined && !isOccasion) return undefined;
  const end = recipient < 0 ? parts.length : recipient;
  const ofGift = [...parts.keys()].filter((index) => is(giftWords)(parts[index]!));
  const describing = [...parts.keys()].filter((index) => {
    const part = parts[index]!;
    return index < end && part.kind === 'word' && !ofGift.includes(index) && !isAudience(part.word);
  });
  const hasRecipient = recipient >= 0 || parts.some((part) => part.kind === 'word' && isAudience(part.word));
  return { dropped: new Set(hasRecipient ? ofGift : []), optional: new Set(hasRecipient ? describing : [...describing, ...ofGift]) };
}
