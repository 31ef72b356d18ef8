import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFileError, dataFolder } from '../data-files/data-files.ts';
import { campaignWindow } from './campaigns.ts';

const rule = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /** Locale such as `fr-FR`; undefined for all. */
  locale: z.string().optional(),
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  position: z.number().int().optional(),
  /** The shop validates it by the kind of the rule. */
  definition: z.record(z.string(), z.unknown()),
});
const rules = z.strictObject({ rules: z.array(rule) });
const campaign = rules.extend({
  /** Whole days from loading the demo to the start at 06:00 UTC, and duration in days. */
  startsInDays: z.number().int().min(0).max(60),
  lastsDays: z.number().int().min(1).max(60),
});
export type SearchRuleFile = z.output<typeof rule>;

function read<Shape extends z.ZodType>(folder: string, file: string, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new DataFileError(parsed.error.issues.map(({ path, message }) => ({ file, path: path.join('.'), message })));
}

/**
 * Returns the merchandising rules of `demo/data/search-rules.json`, and those of `demo/data/search-campaign.json` with their publish
 * window.
 */
export function loadSearchRules(now: Date, folder: string = dataFolder): SearchRuleFile[] {
  const { rules: permanentRules } = read(folder, 'search-rules.json', rules);
  const campaignFile = read(folder, 'search-campaign.json', campaign);
  const { publishFrom: startsAt, publishTo: endsAt } = campaignWindow(campaignFile, now);
  return [...permanentRules, ...campaignFile.rules.map((each) => ({ ...each, startsAt, endsAt }))];
}
