import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentFile } from './content.ts';
import { CatalogueDataError, dataFolder } from './data-files.ts';

const campaign = z.strictObject({
  /** Whole days from the day on which the demo is loaded until it starts, at six in the morning by UTC, and for which it lasts. */
  startsInDays: z.number().int().min(0).max(60),
  lastsDays: z.number().int().min(1).max(60),
  /** What shows while it lasts: items of their own, or versions of items that there are. */
  items: z.array(
    z.strictObject({
      deliveryKey: z.string(),
      locale: z.string().default(''),
      schema: z.string(),
      name: z.string(),
      body: z.record(z.string(), z.unknown()),
    }),
  ),
});

const day = 86_400_000;
const startsAtHour = 6;

/** The instants between which a campaign is on, where the demo is loaded at `now`. Pure. */
export function campaignWindow({ startsInDays, lastsDays }: { startsInDays: number; lastsDays: number }, now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  const from = midnight + startsInDays * day + startsAtHour * 3_600_000;
  return { publishFrom: new Date(from).toISOString(), publishTo: new Date(from + lastsDays * day).toISOString() };
}

/**
 * The demo's campaigns, `demo/data/campaigns/<name>.json`, as versions of content that start and end soon after the demo is loaded,
 * so that there is a change to look forward to in a preview.
 */
export function loadCampaigns(now: Date, folder: string = join(dataFolder, 'campaigns')): ContentFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const parsed = campaign.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success) {
        const problems = parsed.error.issues.map(({ path, message }) => ({ file: `campaigns/${name}`, path: path.join('.'), message }));
        throw new CatalogueDataError(problems);
      }
      const window = campaignWindow(parsed.data, now);
      return parsed.data.items.map((item) => ({ ...item, ...window }));
    });
}
