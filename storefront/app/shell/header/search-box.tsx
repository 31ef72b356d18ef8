import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Form } from '../../platform/locale/navigation.tsx';
import {
  buildSearchBoxState,
  closeSearchBox,
  displayedText,
  loadSuggestions,
  type SuggestionsHandle,
  type SuggestionsPopup,
  storeRecentSearch,
  suggestionListId,
  suggestionRowId,
} from '../../search/index.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './search-box.module.css';

const maxQueryLength = { hosted: 200, own: 50 };

const noRows: SuggestionsPopup = { hasRows: false };

/**
 * Renders a GET form to /search (SEARCH-001) that does not submit blank text (SEARCH-013). Hydration turns the input into a combobox; the
 * code of the suggestions loads on hover or focus.
 */
export function SearchBox({ isHosted }: { isHosted: boolean }) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = pathname === '/search' ? (search.get('q') ?? '') : '';
  const [box, setBox] = useState(() => buildSearchBoxState(query));
  const [{ hasRows, maxLength }, setPopup] = useState(noRows);
  const { Component: Suggestions, load } = useLazyComponent(loadSuggestions, 'interaction');
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<SuggestionsHandle>(null);
  const hasAdoptedInput = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query also changes with the page
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const isTyping = document.activeElement === field;
    if (!hasAdoptedInput.current) {
      // Text that was typed before hydration exists only in the element.
      hasAdoptedInput.current = true;
      setBox(buildSearchBoxState(field.value, isTyping));
      if (isTyping) load();
    } else if (!isTyping) setBox(buildSearchBoxState(query));
    // Navigation does not replace the text while the shopper is typing.
  }, [query, pathname, load]);

  const submit = (event: FormEvent) => {
    const text = displayedText(box).trim();
    if (text === '') return event.preventDefault();
    if (suggestions.current) suggestions.current.onSubmit(event, text);
    else storeRecentSearch(text);
    setBox(closeSearchBox(box));
    input.current?.blur();
  };
  const handleReset = (event: FormEvent) => {
    event.preventDefault();
    // Blur closes the on-screen keyboard. If the focus is on the clear button, which disappears, it moves to the input.
    if (document.activeElement === input.current) input.current?.blur();
    else input.current?.focus();
    setBox(buildSearchBoxState(query));
  };
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-expanded': hasRows,
    'aria-controls': hasRows ? suggestionListId : undefined,
    'aria-activedescendant': hasRows && box.activeRow >= 0 ? suggestionRowId(box.activeRow) : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => suggestions.current?.onKeyDown(event),
  };
  return (
    <Form
      className={styles.searchBox}
      role="search"
      action="/search"
      onSubmit={submit}
      onReset={handleReset}
      onPointerEnter={load}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setBox(closeSearchBox);
      }}
    >
      <input
        ref={input}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength ?? (isHosted ? maxQueryLength.hosted : maxQueryLength.own)}
        value={displayedText(box)}
        onChange={(event) => setBox(buildSearchBoxState(event.target.value, true))}
        onFocus={() => {
          load();
          setBox((previous) => ({ ...previous, isOpen: true }));
        }}
        onClick={() => setBox((previous) => ({ ...previous, isOpen: true }))}
        aria-label={intl.formatMessage({ id: 'shell.search.label', defaultMessage: 'Search' })}
        placeholder={intl.formatMessage({ id: 'shell.search.placeholder', defaultMessage: 'What can we help you find?' })}
        {...combobox}
      />
      {displayedText(box) === '' ? null : (
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'shell.search.clear', defaultMessage: 'Clear' })}
          onClick={() => {
            setBox(buildSearchBoxState('', true));
            input.current?.focus();
          }}
        >
          <Icon name="cross" small />
        </button>
      )}
      <button
        type="submit"
        className={styles.submit}
        aria-label={intl.formatMessage({ id: 'shell.search.submit', defaultMessage: 'Search' })}
      >
        <Icon name="search" />
      </button>
      {Suggestions ? <Suggestions ref={suggestions} input={input} box={box} setBox={setBox} onPopup={setPopup} /> : null}
    </Form>
  );
}
