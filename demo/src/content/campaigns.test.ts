import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignWindow, loadCampaigns } from './campaigns.ts';
import { loadContent } from './content.ts';

const now = new Date('2026-11-21T15:00:00Z');

describe('the campaigns of the demo', () => {
  it('start after the demo is loaded and end some days later', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, startsInDays, lastsDays) => {
        const { publishFrom, publishTo } = campaignWindow({ startsInDays, lastsDays }, at);
        expect(Date.parse(publishFrom)).toBeGreaterThan(at.getTime());
        expect(Date.parse(publishFrom) - at.getTime()).toBeLessThan((startsInDays + 1) * 86_400_000);
        expect(Date.parse(publishTo) - Date.parse(publishFrom)).toBe(lastsDays * 86_400_000);
      }),
    );
  });

  it('appear on existing pages in every complete translation', () => {
    const items = loadCampaigns(now);
    expect(items[0]).toMatchObject({ publishFrom: '2026-11-23T06:00:00.000Z', publishTo: '2026-11-29T06:00:00.000Z' });
    const pages = JSON.stringify(loadContent());
    for (const { deliveryKey } of items) expect(pages).toContain(`"deliveryKey":"${deliveryKey}"`);
    expect(items.map(({ locale }) => locale)).toContain('fr-FR');
  });
});
