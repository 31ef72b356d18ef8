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
 * Finds what a query says about a gift, if it names a recipient or a budget: 'gift for dad', 'gifts under $50'. Without them, as in 'gift
 * card', the words are those of a product.
 */
export function findGift({ parts, price }: Pick<ParsedQuery, 'parts' | 'price'>): Gift | undefined {
  const isIn = (words: ReadonlySet<string>) => (part: QueryPart) => part.kind === 'word' && words.has(part.word);
  const gift = parts.findIndex(isIn(mainGiftWords));
  if (gift < 0) return undefined;
  const recipient = parts.findIndex((part, index) => index > gift && isIn(recipientPrepositions)(part));
  if (recipient < 0 && price === undefined) return undefined;
  const ofGift = [...parts.keys()].filter((index) => isIn(giftWords)(parts[index]!));
  const hasRecipient = recipient >= 0;
  const before = [...parts.keys()].filter(
    (index) => parts[index]!.kind === 'word' && (index < gift || (index > gift && index < recipient)),
  );
  return {
    dropped: new Set(hasRecipient ? ofGift : []),
    optional: new Set(hasRecipient ? before : [...before, ...ofGift]),
  };
}
