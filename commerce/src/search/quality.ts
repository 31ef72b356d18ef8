/** What decides between styles that meet a query equally well. Pure. */

/** Ratings count for what many have said: this many imagined ones of the usual grade stand beside them. */
const imagined = 10;
const usual = 4.3;

/** Days for which a new style is put forward, and by how much of popularity. */
const newDays = 60;
const newMargin = 6;

const day = 86_400_000;

interface Judged {
  /** 0 to 100. */
  popularity: number;
  rating: number | null;
  ratingCount: number;
  /** ISO date. */
  launchedOn: string;
}

/** Popularity, a little more or less for what buyers said, and a margin for what is new, which fades. */
export function qualityOf({ popularity, rating, ratingCount, launchedOn }: Judged, at: Date): number {
  const said = rating === null ? usual : (rating * ratingCount + usual * imagined) / (ratingCount + imagined);
  const age = (at.getTime() - Date.parse(launchedOn)) / day;
  const newness = age < 0 ? newMargin : newMargin * Math.max(0, 1 - age / newDays);
  return popularity + 10 * (said - usual) + newness;
}
