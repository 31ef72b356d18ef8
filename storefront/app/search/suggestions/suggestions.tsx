import { useEffect, useImperativeHandle, useMemo } from 'react';
import { trackWhenIdle } from '../../activities/index.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { selectSearchSource } from '../../search-source/index.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { buildSearchBoxState, closeSearchBox, suggestionRowId } from '../search-box-state.ts';
import type { FetchSuggestions } from './debounce-suggestions.ts';
import { handleKey } from './handle-key.ts';
import type { SuggestionsProps } from './load-suggestions.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { findRedirect, maxPhrases, rowTexts } from './suggestion-rows.ts';
import { SuggestionStatus } from './suggestion-status.tsx';
import { useSuggestionRows } from './use-suggestion-rows.ts';

/**
 * Maximum length in characters. Below 1024 px the open suggestions fill the screen (SEARCH-011); in wider windows the limit of the header
 * applies.
 */
const maxLengthOnSmallScreens = 512;

const toSearchText = (query: string) => query.trim().slice(0, 200);

export default function Suggestions({ ref, input, box, setBox, onPopup }: SuggestionsProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const isSmall = useMediaQuery('(width < 64rem)');
  const { currency, locale, siteId, preferences } = shop;
  const fetchSuggestions = useMemo((): FetchSuggestions => {
    const search = selectSearchSource(preferences, getShopper().client);
    return (query, signal) => search.searchSuggestions({ query, count: maxPhrases, currency, locale }, signal);
  }, [currency, locale, preferences]);
  const { rows, response, addRecent, removeRecent } = useSuggestionRows(box, fetchSuggestions);
  const texts = useMemo(() => (rows ? rowTexts(rows) : []), [rows]);

  const hasRows = texts.length > 0;
  useEffect(() => {
    onPopup({ hasRows, ...(isSmall ? { maxLength: maxLengthOnSmallScreens } : {}) });
  }, [hasRows, isSmall, onPopup]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows reset the active row
  useEffect(() => {
    setBox((current) => (current.activeRow < 0 ? current : buildSearchBoxState(current.typed, current.isOpen)));
  }, [texts, setBox]);

  useEffect(() => {
    if (box.activeRow >= 0) document.getElementById(suggestionRowId(box.activeRow))?.scrollIntoView({ block: 'nearest' });
  }, [box.activeRow]);

  const isShown = rows !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const form = input.current?.form;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form?.contains(target)) setBox(closeSearchBox);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isShown, input, setBox]);

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      // An input method editor handles its own keys.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const outcome = handleKey(event.key, box, { isShown, texts });
      if (!outcome) return;
      event.preventDefault();
      if ('box' in outcome) setBox(outcome.box);
      else document.getElementById(suggestionRowId(outcome.selected))?.click();
    },
    onSubmit(event, query) {
      addRecent(query);
      const redirect = findRedirect(query, response);
      if (redirect === undefined) return;
      event.preventDefault();
      trackWhenIdle(siteId, () => [{ kind: 'viewSearch', body: { searchText: toSearchText(query), c_locale: locale } }]);
      if (redirect.startsWith('/')) void navigate(redirect);
      else location.assign(redirect);
    },
  }));

  const closeWith = (query: string) => {
    setBox(buildSearchBoxState(query));
    input.current?.blur();
  };
  return (
    <>
      <SuggestionStatus rows={rows} />
      {rows ? (
        <SuggestionPanel
          rows={rows}
          activeRow={box.activeRow}
          query={box.typed.trim()}
          onRemoveRecent={removeRecent}
          onSearch={(phrase) => {
            addRecent(phrase);
            closeWith(phrase);
          }}
          onPage={(phrase) => {
            trackWhenIdle(siteId, () => [{ kind: 'viewSearch', body: { searchText: toSearchText(phrase), c_locale: locale } }]);
            closeWith('');
          }}
          onProduct={({ productId }) => {
            const searchText = toSearchText(box.typed);
            trackWhenIdle(siteId, () => [{ kind: 'clickSearch', body: { searchText, product: { id: productId } } }]);
            closeWith('');
          }}
        />
      ) : null}
    </>
  );
}
