-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- What has been searched for and found something, by language and day. Who searched is a keyed mark of the phrase and the network
-- together: it tells two searchers of one phrase apart, and nobody's phrases from another's.
CREATE TABLE searched_phrase (
  -- '' where the browser told of none
  locale text NOT NULL,
  -- as two wordings of one phrase are the same
  phrase text NOT NULL,
  day date NOT NULL,
  searcher text NOT NULL,
  -- as it was typed, the last time that day
  wording text NOT NULL,
  searches integer NOT NULL,
  PRIMARY KEY (locale, phrase, day, searcher)
);
-- For the job that forgets old ones.
CREATE INDEX searched_phrase_day ON searched_phrase (day);

-- The phrases among them that enough people have searched for to be offered to others; worked out now and then.
CREATE TABLE offered_phrase (
  locale text NOT NULL,
  phrase text NOT NULL,
  wording text NOT NULL,
  -- different ones within the last 30 days
  searchers integer NOT NULL,
  -- searches within the last 7 days
  recent_searches integer NOT NULL,
  PRIMARY KEY (locale, phrase)
);
