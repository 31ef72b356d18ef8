import { z } from 'zod';
import { categoryId, phraseList } from './fields.ts';

/** Phrases that the search suggests: trending ones before the shopper types, recommended ones if nothing matches (SEARCH-003). */
export const offeredPhrases = z.strictObject({
  of: z.enum(['trending', 'recommended']),
  categoryId: categoryId.optional(),
  phrases: phraseList(1, 20),
});
