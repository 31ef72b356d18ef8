import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { ProductVariant } from '../variants/variant-table.ts';
import { StockStatus } from './stock-status.tsx';

const coat: ProductVariant = {
  productId: '411710001',
  valueIndexes: [0, 0],
  price: 149,
  strikePrice: undefined,
  orderable: true,
  stock: 12,
  backorder: false,
  isReduced: false,
  inStockDate: undefined,
};

function renderText(
  variant: ProductVariant | undefined,
  options: { isSoldOut?: boolean; isAllSoldOut?: boolean; isChosen?: boolean; chosenSize?: string } = {},
): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <StockStatus variant={variant} isSoldOut={false} isAllSoldOut={false} isChosen={variant !== undefined} chosenSize="" {...options} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, '').trim();
}

describe('the stock status', () => {
  it('asks for a size before one is selected, and states if all are sold out', () => {
    expect(renderText(undefined)).toBe('Choose a size to see what’s in stock.');
    expect(renderText(undefined, { isSoldOut: true, isAllSoldOut: true })).toBe(
      'Sold out online for now. Choose a size: a store may have it, or we can email you when it’s back.',
    );
    expect(renderText(undefined, { isSoldOut: true, isChosen: true })).toBe('');
  });

  it('leads from a sold-out color, or a size that is sold out in it, to the others', () => {
    expect(renderText(undefined, { isSoldOut: true })).toBe(
      'This color is sold out online for now. Try another color, or choose a size: a store may have it, or we can email you when it’s back.',
    );
    expect(renderText(undefined, { isSoldOut: true, chosenSize: 'Waist 32' })).toMatch(
      /^Waist 32 is sold out online in this color for now\. /,
    );
  });

  it('suggests no other color or size of a style of which nothing is left', () => {
    const soldOut = { ...coat, orderable: false };
    expect(renderText(soldOut, { isSoldOut: true })).toBe('Sold out online. Try another color or size.');
    expect(renderText(soldOut, { isSoldOut: true, isAllSoldOut: true })).toBe('Sold out online in every color and size for now.');
  });

  it('states the stock of the selected variant', () => {
    expect(renderText(coat)).toBe('In stock');
    expect(renderText({ ...coat, stock: 3 })).toBe('Only 3 left');
    expect(renderText({ ...coat, orderable: false }, { isSoldOut: true })).toBe('Sold out online. Try another color or size.');
    expect(renderText({ ...coat, backorder: true, inStockDate: '2026-12-24' })).toBe('On backorder. Expected in stock Dec 24, 2026.');
  });
});
