import { describe, expect, it } from 'vitest';
import { renderHtml, textContent } from '../testing/render.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

const _meta = { name: 'Strip', schema: 'promo-banner', deliveryId: '1', deliveryKey: 'promo-strip' };
const offers = (count: number) => Array.from({ length: count }, (_, at) => ({ headline: `Offer ${at + 1}.` }));

describe('the strip of offers', () => {
  it('BLOCK-006 shows two where they stand still, and nothing without any', () => {
    expect(textContent(renderHtml(<AnnouncementBar content={{ _meta, promos: offers(3) }} />))).toBe('Offer 1. Offer 2.');
    expect(renderHtml(<AnnouncementBar content={{ _meta, promos: [] }} />)).toBe('');
    expect(renderHtml(<AnnouncementBar content={undefined} />)).toBe('');
  });
  it('BLOCK-006 turns several, with the button that stops it first in order', () => {
    const html = renderHtml(<AnnouncementBar content={{ _meta, promos: offers(3), autorotate: true }} />);
    expect([...html.matchAll(/<button[^>]+aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Stop showing the offers in turn',
      'Previous offer',
      'Next offer',
    ]);
    expect(html.match(/inert/g)).toHaveLength(2);
  });
  it('BLOCK-006 does not turn a single one', () => {
    expect(renderHtml(<AnnouncementBar content={{ _meta, promos: offers(1), autorotate: true }} />)).not.toContain('<button');
  });
});
