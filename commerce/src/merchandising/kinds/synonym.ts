import { z } from 'zod';
import { phraseList } from './fields.ts';

/**
 * Words for one thing, each of one or several words ("long johns"). Without `means` each finds what the others find; with it a
 * query for one of `words` also finds `means`, and a query for `means` stays as it is.
 */
export const synonym = z
  .strictObject({ words: phraseList(1, 30), means: phraseList(1, 30).optional() })
  .refine(({ words, means }) => means !== undefined || words.length > 1, { path: ['words'], message: 'one word alone means nothing else' });
