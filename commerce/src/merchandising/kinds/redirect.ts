import { z } from 'zod';
import { phraseKey } from '../phrase-key.ts';
import { link, phraseList } from './fields.ts';

const minContainedLength = 4;

/**
 * A query that equals one of the phrases, or contains one as whole words, redirects to `url` (SEARCH-007). The target is never a search, so
 * that rules cannot form a loop.
 */
export const redirect = z
  .strictObject({
    phrases: phraseList(1, 100),
    match: z.enum(['exact', 'contains']),
    url: link.refine((url) => !/^\/search\/?([?#]|$)/i.test(url), 'a redirect does not lead to a search; use a synonym'),
  })
  .superRefine((definition, context) => {
    if (definition.match !== 'contains') return;
    for (const [index, phrase] of definition.phrases.entries()) {
      if (phraseKey(phrase).length < minContainedLength) {
        const message = `a phrase of fewer than ${minContainedLength} letters is contained in too many queries; match it exactly`;
        context.addIssue({ code: 'custom', path: ['phrases', index], message });
      }
    }
  });
