import { loadCommerceData } from '../../commerce.ts';

type Amounts = Record<string, number | undefined>;

/** Replaces the placeholders of promised amounts in a text, as the shop does: `{{offer}}` becomes `$15`. */
export function fillPromises(text: string): string {
  const { byCurrency } = loadCommerceData().preferences.promises;
  return text.replaceAll(/\{\{(\w+?)(?:\.(USD|CAD))?\}\}/g, (_, name: string, currency: 'USD' | 'CAD' = 'USD') => {
    const amounts: Amounts | undefined = byCurrency[currency];
    return `$${amounts?.[name]}`;
  });
}
