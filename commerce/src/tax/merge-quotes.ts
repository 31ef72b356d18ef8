import type { TaxQuote } from './tax-service.ts';

export function mergeQuotes(quotes: readonly TaxQuote[]): TaxQuote {
  const sumOf = (amount: (quote: TaxQuote) => number) => quotes.reduce((sum, quote) => sum + amount(quote), 0);
  return {
    lines: new Map(quotes.flatMap(({ lines }) => [...lines])),
    shippingMinor: sumOf(({ shippingMinor }) => shippingMinor),
    totalMinor: sumOf(({ totalMinor }) => totalMinor),
    isEstimate: quotes.some(({ isEstimate }) => isEstimate),
  };
}
