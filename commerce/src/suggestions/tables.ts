import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const searchedPhrases = pgTable(
  'searched_phrase',
  {
    locale: text().notNull(),
    phrase: text().notNull(),
    day: date().notNull(),
    /** Keyed hash of the phrase and the searcher's network. */
    searcher: text().notNull(),
    wording: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.phrase, table.day, table.searcher] }), index('searched_phrase_day').on(table.day)],
);

export const popularSearches = pgTable(
  'offered_phrase',
  {
    locale: text().notNull(),
    phrase: text().notNull(),
    wording: text().notNull(),
    searchers: integer().notNull(),
    recentSearches: integer('recent_searches').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.phrase] }),
    index('offered_phrase_searchers').on(table.locale, table.searchers.desc(), table.phrase),
  ],
);
