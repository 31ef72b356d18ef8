CREATE INDEX offered_phrase_searchers ON offered_phrase (locale, searchers DESC, phrase) INCLUDE (wording, recent_searches);
