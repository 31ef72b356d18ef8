import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { campaignWindow } from './campaigns.ts';
import { CatalogueDataError, dataFolder } from './data-files.ts';

const rule = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /** A language such as `fr-FR`; without one it is for all. */
  locale: z.string().optional(),
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  position: z.number().int().optional(),
  /** What it says; the shop holds it to the fields of its kind. */
  definition: z.record(z.string(), z.unknown()),
});
const rules = z.strictObject({ rules: z.array(rule) });
const campaign = rules.extend({
  /** Whole days from the day on which the demo is loaded until it starts, and for which it lasts. */
  startsInDays: z.number().int().min(0).max(60),
  lastsDays: z.number().int().min(1).max(60),
});
export type SearchRuleFile = z.output<typeof rule>;

function read<Shape extends z.ZodType>(folder: string, file: string, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new CatalogueDataError(parsed.error.issues.map(({ path, message }) => ({ file, path: path.join('.'), message })));
}

/**
 * How the demo's search is steered: `demo/data/search-rules.json`, in force always, and `demo/data/search-campaign.json`, in force for
 * some days soon after the demo is loaded at `now`.
 */
export function loadSearchRules(now: Date, folder: string = dataFolder): SearchRuleFile[] {
  const { rules: usual } = read(folder, 'search-rules.json', rules);
  const soon = read(folder, 'search-campaign.json', campaign);
  const { publishFrom: startsAt, publishTo: endsAt } = campaignWindow(soon, now);
  return [...usual, ...soon.rules.map((each) => ({ ...each, startsAt, endsAt }))];
}
