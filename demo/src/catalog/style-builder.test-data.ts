import { colors, type StyleInput, sizeRun, style } from '../data-files/schema.ts';

export function buildStyle(overrides: Partial<StyleInput>) {
  const input: StyleInput = {
    id: '4999',
    name: 'Trial Chore Coat',
    categories: ['men-coats-chore'],
    artwork: { type: 'jacket' },
    cloth: '12 oz duck',
    headline: 'A coat for tests.',
    description: ['It has sleeves.'],
    features: ['Two sleeves', 'One collar', 'No buttons missing'],
    facts: [
      ['Shell', '12 oz cotton duck'],
      ['Pockets', '4'],
    ],
    care: ['wash-cold'],
    materials: [{ part: 'shell', fibers: { cotton: 100 } }],
    origin: 'US',
    fit: 'True to size.',
    colors: ['duck-brown', 'loden'],
    sizes: 'two',
    price: { usd: 149, cad: 197 },
    popularity: 50,
    launched: '2024-03-01',
    ...overrides,
  };
  return {
    style: style.parse(input),
    colors: colors.parse({
      'duck-brown': { code: '10', name: 'Duck Brown', hex: '#9a6b3c', family: 'brown' },
      loden: { code: '45', name: 'Loden', hex: '#4a5a43', family: 'green' },
    }),
    run: sizeRun.parse({ dimensions: [{ id: 'size', name: 'Size', sizeSystem: 'letters', values: ['M', 'L'] }] }),
  };
}
