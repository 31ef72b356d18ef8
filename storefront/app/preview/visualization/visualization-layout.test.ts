import { describe, expect, it } from 'vitest';
import { type VisualizationLayout, visualizationLayout } from './visualization-layout.ts';

const schemas: [VisualizationLayout, ...string[]][] = [
  ['category', 'category', 'category-page', 'category-slots', 'category-landing-page', 'https://shop.example/schemas/category-page.json'],
  ['slot', 'slot', 'content-slot', 'slot-wrapper', 'pdp-slot-wrapper', 'slot-content-wrapper', 'https://shop.example/slot'],
  ['gift-card', 'gift-card', 'giftcard', 'gift-card-page'],
  ['home', 'homepage', 'home', 'https://shop.example/schemas/homepage.json'],
  // Blocks on category pages have the layout of blocks.
  ['generic', 'content-page', 'category-tile', 'category-static-banner', 'text-banner', 'slots', '', 'https://shop.example/'],
];

describe('the layout of a content visualization', () => {
  it.each(schemas)('PREVIEW-007 is %s for its schemas', (layout, ...names) => {
    for (const name of names) expect(visualizationLayout(name), name).toBe(layout);
  });
});
