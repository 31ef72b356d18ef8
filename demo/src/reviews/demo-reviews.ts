import type { Catalog } from '../catalog/catalog.ts';
import { seededRandom, wholeBetween } from '../random/seeded-random.ts';
import { loadReviews, type StoredReview } from './review-data.ts';

export interface DemoReview {
  styleId: string;
  rating: 1 | 2 | 3 | 4 | 5;
  headline: string;
  /** Paragraphs are separated by empty lines. */
  text: string;
  /** 1 runs small, 3 true to size, 5 runs large. */
  fit?: 1 | 2 | 3 | 4 | 5;
  heightInches?: number;
  weightPounds?: number;
  sizeWorn?: Record<string, string>;
  /** `Demo roofer 12`, plainly not a person. */
  writerName: string;
  writtenAt: Date;
  isVerified: boolean;
  helpfulCount: number;
  reply?: { text: string; at: Date };
  locale: 'en-US' | 'en-GB' | 'fr-FR';
}

const day = 86_400_000;
/** Minimum days from launch to the first review. */
const minDays = 2;

/** Returns the latest time with this month and day before `now`, or as many years earlier; in UTC. */
function dateOf({ on, yearsAgo, headline, writer }: StoredReview, now: Date): Date {
  const [month = 1, dayOfMonth = 1] = on.split('-').map(Number);
  const secondOfDay = wholeBetween(seededRandom(`${writer} ${headline}`), 0, 86_399);
  const inYear = (year: number) => new Date(Date.UTC(year, month - 1, dayOfMonth) + secondOfDay * 1_000);
  const latestYear = inYear(now.getUTCFullYear()) < now ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return inYear(latestYear - yearsAgo);
}

/** Returns the reviews of the styles, oldest first within a style, without those from before the launch of the style. */
export function demoReviews({ styles }: Pick<Catalog, 'styles'>, now: Date): DemoReview[] {
  const stored = loadReviews();
  return styles.flatMap(({ id, launched }) => {
    const firstDay = new Date(Date.parse(launched) + minDays * day);
    return (stored.get(id) ?? [])
      .map((review) => ({ review, writtenAt: dateOf(review, now) }))
      .filter(({ writtenAt }) => writtenAt >= firstDay)
      .sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())
      .map(({ review: { stars, writer, on: _, yearsAgo: __, reply, ...review }, writtenAt }): DemoReview => {
        const repliedAt = reply && new Date(writtenAt.getTime() + reply.afterDays * day);
        return {
          styleId: id,
          rating: stars,
          ...review,
          writerName: writer,
          writtenAt,
          ...(reply && repliedAt && repliedAt < now ? { reply: { text: reply.text, at: repliedAt } } : {}),
        };
      });
  });
}
