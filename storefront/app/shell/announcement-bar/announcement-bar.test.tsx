import { describe, expect, it } from 'vitest';
import { renderHtml, textContent } from '../testing/render.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

const _meta = { name: 'Announcement bar', schema: 'promo-banner', deliveryId: '1', deliveryKey: 'promo-banners' };
const buildOffers = (count: number) => Array.from({ length: count }, (_, index) => ({ headline: `Offer ${index + 1}.` }));

describe('the announcement bar', () => {
  it('BLOCK-006 shows the first two announcements if rotation is off', () => {
    expect(textContent(renderHtml(<AnnouncementBar content={{ _meta, promos: buildOffers(3) }} />))).toBe('Offer 1. Offer 2.');
  });
  it('BLOCK-006 renders nothing if there are no announcements', () => {
    expect(renderHtml(<AnnouncementBar content={{ _meta, promos: [] }} />)).toBe('');
    expect(renderHtml(<AnnouncementBar content={undefined} />)).toBe('');
  });
  it('BLOCK-006 rotates several announcements, with the pause button first in the tab order', () => {
    const html = renderHtml(<AnnouncementBar content={{ _meta, promos: buildOffers(3), autorotate: true }} />);
    expect([...html.matchAll(/<button[^>]+aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Pause the offers',
      'Previous offer',
      'Next offer',
    ]);
    expect(html.match(/inert/g)).toHaveLength(2);
  });
  it('BLOCK-006 does not rotate a single announcement', () => {
    expect(renderHtml(<AnnouncementBar content={{ _meta, promos: buildOffers(1), autorotate: true }} />)).not.toContain('<button');
  });
});
