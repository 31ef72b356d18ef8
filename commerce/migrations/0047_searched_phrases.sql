-- searcher: a keyed hash of phrase and network, which distinguishes the searchers of a phrase but cannot link the phrases of a searcher.
CREATE TABLE searched_phrase (
  -- '': the browser reported no language
  locale text NOT NULL,
  phrase text NOT NULL,
  day date NOT NULL,
  searcher text NOT NULL,
  wording text NOT NULL,
  searches integer NOT NULL,
  PRIMARY KEY (locale, phrase, day, searcher)
);
CREATE INDEX searched_phrase_day ON searched_phrase (day);

-- Phrases with enough searchers to be suggested to other shoppers, updated periodically.
CREATE TABLE offered_phrase (
  locale text NOT NULL,
  phrase text NOT NULL,
  wording text NOT NULL,
  -- distinct searchers in the last 30 days
  searchers integer NOT NULL,
  -- in the last 7 days
  recent_searches integer NOT NULL,
  PRIMARY KEY (locale, phrase)
);
