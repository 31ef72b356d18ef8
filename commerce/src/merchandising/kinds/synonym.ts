import { z } from 'zod';
import { phraseList } from './fields.ts';

/**
 * Phrases with the same meaning. Without `means`, each phrase also finds the matches of the others. With `means`, each of `words` also
 * finds `means`, but not the reverse.
 */
export const synonym = z
  .strictObject({ words: phraseList(1, 30), means: phraseList(1, 30).optional() })
  .refine(({ words, means }) => means !== undefined || words.length > 1, { path: ['words'], message: 'a single phrase has no synonym' });
