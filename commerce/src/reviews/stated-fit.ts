import { sql } from 'drizzle-orm';
import { reviews } from './tables.ts';

/** Number of votes on the fit of a style below which none is stated. */
const minFitVotes = 3;

/** Mean of the votes on the fit, rounded to tenths; null if these are too few. */
export const statedFit = sql<
  number | null
>`CASE WHEN count(${reviews.fit}) >= ${minFitVotes} THEN round(avg(${reviews.fit}), 1)::float8 END`;
