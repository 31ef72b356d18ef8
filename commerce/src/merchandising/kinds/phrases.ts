import { z } from 'zod';
import { categoryId, phraseList } from './fields.ts';

/** Phrases that the search offers before anything is typed: trending ones, and recommended ones where nothing was found (SEARCH-003). */
export const offeredPhrases = z.strictObject({
  of: z.enum(['trending', 'recommended']),
  /** In this category and those below it; else everywhere. */
  categoryId: categoryId.optional(),
  phrases: phraseList(1, 20),
});
