import { useEffect, useImperativeHandle, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { trackWhenIdle } from '../../activities/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { hostedSuggestions } from '../../search-source/index.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { closeSearchBox, searchBoxWith, suggestionRowId } from '../search-box-state.ts';
import { handleKey } from './handle-key.ts';
import type { SuggestionsProps } from './load-suggestions.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { findRedirect, rowTexts } from './suggestion-rows.ts';
import { ownSuggestions } from './suggestion-source.ts';
import { SuggestionStatus } from './suggestion-status.tsx';
import { useSuggestionRows } from './use-suggestion-rows.ts';
import '../../styles/suggestions.css';

/**
 * Characters that the search box of the suggestions takes (SEARCH-011). That box is the header's input on screens below 1024 px, where
 * the open suggestions take the width of the screen and the input is theirs; from there on it stays the header's, with its own limit.
 */
const maxLengthOnSmallScreens = 512;

const activityText = (words: string) => words.trim().slice(0, 200);

/** The suggestions under the search box: what is offered, the keys that move in it, and where a search leads. */
export default function Suggestions({ ref, input, box, setBox, onPopup }: SuggestionsProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const isSmall = useMediaQuery('(width < 64rem)');
  const { currency, locale, siteId, preferences } = shop;
  const source = useMemo(() => {
    const view = { currency, locale };
    return hostedSuggestions(preferences, view) ?? ownSuggestions(view);
  }, [currency, locale, preferences]);
  const { rows, answer, addRecent, removeRecent } = useSuggestionRows(box, source);
  const texts = useMemo(() => (rows ? rowTexts(rows) : []), [rows]);

  const hasRows = texts.length > 0;
  useEffect(() => {
    onPopup({ hasRows, ...(isSmall ? { maxLength: maxLengthOnSmallScreens } : {}) });
  }, [hasRows, isSmall, onPopup]);

  // Other rows than those that the arrow went through: it is back at the words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows that change
  useEffect(() => {
    setBox((before) => (before.activeRow < 0 ? before : searchBoxWith(before.typed, before.isOpen)));
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
      // What picks a word of an input method is no key of ours.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const outcome = handleKey(event.key, box, { isShown, texts });
      if (!outcome) return;
      event.preventDefault();
      if ('box' in outcome) setBox(outcome.box);
      else document.getElementById(suggestionRowId(outcome.selected))?.click();
    },
    onSubmit(event, words) {
      addRecent(words);
      const redirect = findRedirect(words, answer);
      if (redirect === undefined) return;
      event.preventDefault();
      trackWhenIdle(siteId, () => [{ kind: 'viewSearch', body: { searchText: activityText(words), c_locale: locale } }]);
      if (redirect.startsWith('/')) void navigate(redirect);
      else location.assign(redirect);
    },
  }));

  const leave = (words: string) => {
    setBox(searchBoxWith(words));
    input.current?.blur();
  };
  return (
    <>
      <SuggestionStatus rows={rows} />
      {rows ? (
        <SuggestionPanel
          rows={rows}
          activeRow={box.activeRow}
          words={box.typed.trim()}
          onRemoveRecent={removeRecent}
          onSearch={(phrase) => {
            addRecent(phrase);
            leave(phrase);
          }}
          onPage={(phrase) => {
            trackWhenIdle(siteId, () => [{ kind: 'viewSearch', body: { searchText: activityText(phrase), c_locale: locale } }]);
            leave('');
          }}
          onProduct={({ productId }) => {
            const searchText = activityText(box.typed);
            trackWhenIdle(siteId, () => [{ kind: 'clickSearch', body: { searchText, product: { id: productId } } }]);
            leave('');
          }}
        />
      ) : null}
    </>
  );
}
