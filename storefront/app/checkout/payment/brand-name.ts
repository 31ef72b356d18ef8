import { cardTypeCodes } from '@outfitter/contract/client';

const brandNames: Record<string, string> = {
  [cardTypeCodes.visa]: 'Visa',
  [cardTypeCodes.mastercard]: 'Mastercard',
  [cardTypeCodes['american-express']]: 'American Express',
  [cardTypeCodes.discover]: 'Discover',
  [cardTypeCodes.unionpay]: 'UnionPay',
};

export function brandName(cardType: string): string {
  return brandNames[cardType] ?? cardType;
}
