import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { Form } from '../../platform/locale/navigation.tsx';
import {
  closeSearchBox,
  displayedText,
  loadSuggestions,
  type SuggestionsHandle,
  type SuggestionsPopup,
  searchBoxWith,
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
 * A GET form to /search (SEARCH-001) that does not submit blank text (SEARCH-013); with script it is a combobox. The suggestions load on
 * hover or focus; the input element stays the same.
 */
export function SearchBox({ isHosted }: { isHosted: boolean }) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = pathname === '/search' ? (search.get('q') ?? '') : '';
  const [box, setBox] = useState(() => searchBoxWith(query));
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
      // Text typed before hydration is in the element only.
      hasAdoptedInput.current = true;
      setBox(searchBoxWith(field.value, isTyping));
      if (isTyping) load();
    } else if (!isTyping) setBox(searchBoxWith(query));
    // Navigation does not replace text that is being typed.
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
    // On touch devices the keyboard would stay open; with a keyboard the focus is on the button that disappears.
    if (document.activeElement === input.current) input.current?.blur();
    else input.current?.focus();
    setBox(searchBoxWith(query));
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
        onChange={(event) => setBox(searchBoxWith(event.target.value, true))}
        onFocus={() => {
          load();
          setBox((before) => ({ ...before, isOpen: true }));
        }}
        onClick={() => setBox((before) => ({ ...before, isOpen: true }))}
        aria-label={intl.formatMessage({ id: 'shell.search.label', defaultMessage: 'Search' })}
        placeholder={intl.formatMessage({ id: 'shell.search.placeholder', defaultMessage: 'What can we help you find?' })}
        {...combobox}
      />
      {displayedText(box) === '' ? null : (
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'shell.search.clear', defaultMessage: 'Clear' })}
          onClick={() => {
            setBox(searchBoxWith('', true));
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
