import type { Product } from '@outfitter/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { buildProductView } from '../build-product-view.ts';
import { chore } from '../testing/product-fixture.ts';
import CareLabel from './care-label.tsx';
import { careSymbols } from './care-symbols.ts';

/** Meanings of ISO 3758: the process, whether it is forbidden, and the detail inside the symbol. */
const standard: [care: string, text: string, process: string, isForbidden: boolean, detail: object][] = [
  ['wash-cold', 'Wash cold', 'wash', false, { celsius: 30 }],
  ['wash-warm', 'Wash warm', 'wash', false, { celsius: 40 }],
  ['hand-wash', 'Wash by hand', 'wash', false, { isByHand: true }],
  ['no-wash', 'Don’t wash', 'wash', true, {}],
  ['no-bleach', 'No bleach', 'bleach', true, {}],
  ['tumble-low', 'Tumble low', 'tumble-dry', false, { dots: 1 }],
  ['hang-dry', 'Hang to dry', 'natural-dry', false, { line: 'upright' }],
  ['flat-dry', 'Dry flat', 'natural-dry', false, { line: 'horizontal' }],
  ['no-iron', 'Don’t iron', 'iron', true, {}],
  ['warm-iron', 'Warm iron', 'iron', false, { dots: 2 }],
  ['no-dry-clean', 'Don’t dry-clean', 'dry-clean', true, {}],
];

function renderLabel(changes: Partial<Product>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <CareLabel product={buildProductView({ ...chore, ...changes })} brand="Ridge & Rivet" category="Coats" />
    </IntlProvider>,
  );
}

const renderItems = (care: readonly string[]): string[] => renderLabel({ c_care: [...care] }).match(/<li>.*?<\/li>/gs) ?? [];

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .replaceAll(/\s+/g, ' '),
  );

describe('the care label', () => {
  it.each(standard)('shows %s with the symbol of the standard', (care, text, process, isForbidden, detail) => {
    expect(careSymbols[care]).toEqual({ process, ...(isForbidden ? { isCrossed: true } : {}), ...detail });
    const [item] = renderItems([care]);
    expect(item).toContain('<svg');
    expect(item).toContain(text);
  });

  it('draws every instruction with a symbol of its own', () => {
    const drawings = renderItems(standard.map(([care]) => care)).map((item) => item.match(/<svg.*<\/svg>/s)?.[0]);
    expect(new Set(drawings).size).toBe(standard.length);
  });

  it('shows instructions without a standard symbol as text only', () => {
    const items = renderItems(['wipe-clean', 'oil', 'Brush it']);
    expect(items.map((item) => item.replaceAll(/<[^>]+>/g, ''))).toEqual(['Wipe clean', 'Oil now and then', 'Brush it']);
    expect(items.join('')).not.toContain('<svg');
  });

  it('states the fibers of each part and the country of origin', () => {
    const cotton = { part: 'shell' as const, fibers: [{ fiber: 'cotton', percent: 100 }] };
    const blanket = {
      part: 'lining' as const,
      fibers: [
        { fiber: 'wool', percent: 65 },
        { fiber: 'recycled-polyester', percent: 35 },
      ],
    };
    expect(rowsOf(renderLabel({ c_materials: [cotton], c_origin: 'MX' }))).toEqual(['Materials 100% cotton', 'Made in Mexico']);
    expect(rowsOf(renderLabel({ c_materials: [cotton, blanket], c_origin: 'US' }))).toEqual([
      'Materials Shell: 100% cotton Lining: 65% wool, 35% recycled polyester',
      'Made in United States',
    ]);
  });

  it('has no care instructions for a gift card', () => {
    expect(renderLabel({ c_care: ['wipe-clean'], c_giftCardAmounts: [25] })).not.toContain('Wipe clean');
  });
});
