import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFileError, dataFolder } from '../data-files/data-files.ts';
import type { ContentFile } from './content.ts';

const campaign = z.strictObject({
  /** Whole days from loading the demo to the start at 06:00 UTC, and duration in days. */
  startsInDays: z.number().int().min(0).max(60),
  lastsDays: z.number().int().min(1).max(60),
  /** Content of the campaign: new items, or versions of existing items. */
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

export function campaignWindow({ startsInDays, lastsDays }: { startsInDays: number; lastsDays: number }, now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  const from = midnight + startsInDays * day + startsAtHour * 3_600_000;
  return { publishFrom: new Date(from).toISOString(), publishTo: new Date(from + lastsDays * day).toISOString() };
}

/**
 * Returns the campaigns in `demo/data/campaigns` as content versions. They start and end soon after the demo is loaded, so that previews
 * show a difference.
 */
export function loadCampaigns(now: Date, folder: string = join(dataFolder, 'campaigns')): ContentFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const parsed = campaign.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success) {
        const problems = parsed.error.issues.map(({ path, message }) => ({ file: `campaigns/${name}`, path: path.join('.'), message }));
        throw new DataFileError(problems);
      }
      const window = campaignWindow(parsed.data, now);
      return parsed.data.items.map((item) => ({ ...item, ...window }));
    });
}
