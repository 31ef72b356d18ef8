-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- A style's document says more now: what the style is filed as, what it is said to be without, how much it is lowered by. Every one of
-- them counts as out of date, so that the work behind makes it anew within a minute; until then the search answers by what it has.
UPDATE search_document SET stale_from = now();
