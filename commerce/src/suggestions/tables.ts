import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What has been searched for and found something, by language and day. */
export const searchedPhrases = pgTable(
  'searched_phrase',
  {
    /** '' where the browser told of none. */
    locale: text().notNull(),
    /** As `phraseKey` writes it. */
    phrase: text().notNull(),
    day: date().notNull(),
    /** A keyed mark of the phrase and the searcher's network together. */
    searcher: text().notNull(),
    wording: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.phrase, table.day, table.searcher] }), index('searched_phrase_day').on(table.day)],
);

/** The phrases among them that enough people have searched for. */
export const offeredPhrases = pgTable(
  'offered_phrase',
  {
    locale: text().notNull(),
    phrase: text().notNull(),
    wording: text().notNull(),
    searchers: integer().notNull(),
    recentSearches: integer('recent_searches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.phrase] })],
);
