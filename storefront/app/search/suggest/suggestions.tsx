import { useEffect, useImperativeHandle, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { tellLater } from '../../activities/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { hostedSuggestions } from '../../search-source/index.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { left, suggestionRowId, written } from '../box-state.ts';
import { afterKey } from './after-key.ts';
import type { SuggestionsProps } from './load-suggestions.ts';
import { redirectFor, textsOf } from './offered-rows.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { ownSuggestions } from './suggestion-source.ts';
import { SuggestionStatus } from './suggestion-status.tsx';
import { useOffered } from './use-offered.ts';
import '../../styles/suggestions.css';

/**
 * Characters that the search box of the suggestions takes (SEARCH-011). That box is the header's input on screens below 1024 px, where
 * the open suggestions take the width of the screen and the input is theirs; from there on it stays the header's, with its own limit.
 */
const longestOnSmallScreens = 512;

const activityWords = (words: string) => words.trim().slice(0, 200);

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
  const { offered, answer, remember, forget } = useOffered(box, source);
  const texts = useMemo(() => (offered ? textsOf(offered) : []), [offered]);

  const hasRows = texts.length > 0;
  useEffect(() => {
    onPopup({ hasRows, ...(isSmall ? { longest: longestOnSmallScreens } : {}) });
  }, [hasRows, isSmall, onPopup]);

  // Other rows than those that the arrow went through: it is back at the words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows that change
  useEffect(() => {
    setBox((before) => (before.row < 0 ? before : written(before.typed, before.isOpen)));
  }, [texts, setBox]);

  useEffect(() => {
    if (box.row >= 0) document.getElementById(suggestionRowId(box.row))?.scrollIntoView({ block: 'nearest' });
  }, [box.row]);

  const isShown = offered !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const form = input.current?.form;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form?.contains(target)) setBox(left);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isShown, input, setBox]);

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      // What picks a word of an input method is no key of ours.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const outcome = afterKey(event.key, box, { isShown, texts });
      if (!outcome) return;
      event.preventDefault();
      if ('box' in outcome) setBox(outcome.box);
      else document.getElementById(suggestionRowId(outcome.picked))?.click();
    },
    onSubmit(event, words) {
      remember(words);
      const redirect = redirectFor(words, answer);
      if (redirect === undefined) return;
      event.preventDefault();
      tellLater(siteId, () => [{ kind: 'viewSearch', body: { searchText: activityWords(words), c_locale: locale } }]);
      if (redirect.startsWith('/')) void navigate(redirect);
      else location.assign(redirect);
    },
  }));

  const leave = (words: string) => {
    setBox(written(words));
    input.current?.blur();
  };
  return (
    <>
      <SuggestionStatus offered={offered} />
      {offered ? (
        <SuggestionPanel
          offered={offered}
          row={box.row}
          words={box.typed.trim()}
          onForget={forget}
          onSearch={(phrase) => {
            remember(phrase);
            leave(phrase);
          }}
          onLed={(phrase) => {
            tellLater(siteId, () => [{ kind: 'viewSearch', body: { searchText: activityWords(phrase), c_locale: locale } }]);
            leave('');
          }}
          onProduct={({ productId }) => {
            const searchText = activityWords(box.typed);
            tellLater(siteId, () => [{ kind: 'clickSearch', body: { searchText, product: { id: productId } } }]);
            leave('');
          }}
        />
      ) : null}
    </>
  );
}
