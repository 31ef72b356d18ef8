import { inVariationOrder } from '@outfitter/contract/client';
import type { MailMessages } from './messages/index.ts';

const labeledAttributes = ['waist', 'inseam', 'size', 'width'] as const;

/** Names what a number measures; "Duck Brown", "Large" and "4 ft" need no label. */
export function variationTexts(names: Readonly<Record<string, string>>, { order }: Pick<MailMessages, 'order'>): string[] {
  return inVariationOrder(names).map(([attribute, value]) => {
    const labeled = labeledAttributes.find((each) => each === attribute);
    return labeled && (labeled === 'width' || /^\d\S*$/.test(value)) ? order[labeled](value) : value;
  });
}
