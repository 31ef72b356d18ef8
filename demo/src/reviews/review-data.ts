import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFileError, type DataFileIssue, dataFolder, readDataFile } from '../data-files/data-files.ts';

/** A review of the demo brand as written in `data/reviews`, by style id. */
const storedReview = z.strictObject({
  stars: z.literal([1, 2, 3, 4, 5]),
  headline: z.string().min(3).max(80),
  /** Paragraphs are separated by empty lines. */
  text: z.string().min(30).max(1_500),
  /** Month and day on which it was written. They stay the same, because a text can speak of the season. */
  on: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  /** 0 is the latest such day before the shop is loaded, 1 the one a year earlier. */
  yearsAgo: z.number().int().min(0).max(15),
  /** An occupation and a number, plainly not a person. */
  writer: z.string().regex(/^(Demo|Démo) [\p{L}\d][\p{L}\d ’'-]* \d{1,2}$/u),
  locale: z.enum(['en-US', 'en-GB', 'fr-FR']).default('en-US'),
  sizeWorn: z.record(z.string(), z.string()).optional(),
  heightInches: z.number().min(48).max(84).optional(),
  weightPounds: z.number().min(80).max(400).optional(),
  /** 1 runs small, 3 true to size, 5 runs large. */
  fit: z.literal([1, 2, 3, 4, 5]).optional(),
  isVerified: z.boolean().default(false),
  helpfulCount: z.number().int().min(0).max(60).default(0),
  /** The brand's public reply. */
  reply: z.strictObject({ text: z.string().min(20).max(600), afterDays: z.number().int().min(1).max(30) }).optional(),
});
export type StoredReview = z.output<typeof storedReview>;

const reviewFile = z.record(z.string().regex(/^\d{4}$/), z.array(storedReview).min(1));

/** Returns the reviews of the demo brand by style id. Throws a DataFileError that lists every problem. */
export function loadReviews(folder: string = dataFolder): Map<string, StoredReview[]> {
  const byStyle = new Map<string, StoredReview[]>();
  const problems: DataFileIssue[] = [];
  for (const name of readdirSync(join(folder, 'reviews')).sort()) {
    const file = `reviews/${name}`;
    const { data = {}, problems: found } = readDataFile(folder, file, reviewFile);
    problems.push(...found);
    for (const [styleId, reviews] of Object.entries(data)) {
      if (byStyle.has(styleId)) problems.push({ file, path: styleId, message: 'the style has reviews in another file, too' });
      byStyle.set(styleId, reviews);
    }
  }
  if (problems.length > 0) throw new DataFileError(problems);
  return byStyle;
}
