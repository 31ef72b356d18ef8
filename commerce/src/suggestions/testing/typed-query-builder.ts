import type { TypedQuery } from '../typed-query.ts';

export function buildTypedQuery(text: string, language = 'en'): TypedQuery {
  return {
    tokens: text.toLowerCase().split(/\s+/).filter(Boolean),
    isUnfinished: !text.endsWith(' '),
    formsOf: (word) => [word],
    language,
  };
}
