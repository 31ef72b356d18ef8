import { z } from 'zod';
import { phraseKey } from '../phrase-key.ts';
import { link, phraseList } from './fields.ts';

/** Letters of a phrase that may stand anywhere in a query; shorter ones stand in too many. */
const shortestContained = 4;

/**
 * A query that is one of `phrases`, or holds one of them as whole words, leads to `url` (SEARCH-007). It never leads to a search,
 * so that no two rules can send a shopper to and fro; a synonym does that.
 */
export const redirect = z
  .strictObject({
    phrases: phraseList(1, 100),
    match: z.enum(['exact', 'contains']),
    url: link.refine((url) => !/^\/search\/?([?#]|$)/i.test(url), 'a redirect leads to no search; a synonym does that'),
  })
  .superRefine((definition, context) => {
    if (definition.match !== 'contains') return;
    for (const [index, phrase] of definition.phrases.entries()) {
      if (phraseKey(phrase).length < shortestContained) {
        const message = `a phrase of fewer than ${shortestContained} letters stands in too many queries; match it exactly`;
        context.addIssue({ code: 'custom', path: ['phrases', index], message });
      }
    }
  });
