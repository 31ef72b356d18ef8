-- Serves the popular searches of a locale in their order, without reading and sorting all of them.
CREATE INDEX offered_phrase_searchers ON offered_phrase (locale, searchers DESC, phrase) INCLUDE (wording, recent_searches);
