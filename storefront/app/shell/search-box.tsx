import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useLocation, useSearchParams } from 'react-router';
import { Icon } from '../ui/icon.tsx';

/** The header's input takes at most 50 characters while no hosted search is on, 200 with it (SEARCH-011). */
const most = { hosted: 200, own: 50 };

/** The search form: a plain GET to /search. Blank text is not sent (SEARCH-013). */
export function SearchBox({ isHosted }: { isHosted: boolean }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = pathname === '/search' ? (search.get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(asked), [asked]);

  const submit = (event: FormEvent) => {
    if (text.trim() === '') event.preventDefault();
    else input.current?.blur();
  };
  return (
    <Form className="search" role="search" action="/search" onSubmit={submit}>
      <input
        ref={input}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={isHosted ? most.hosted : most.own}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={intl.formatMessage({ id: 'shell.search.label', defaultMessage: 'Search' })}
        placeholder={intl.formatMessage({ id: 'shell.search.placeholder', defaultMessage: 'What can we help you find?' })}
      />
      {text === '' ? null : (
        <button
          type="reset"
          aria-label={intl.formatMessage({ id: 'shell.search.clear', defaultMessage: 'Clear' })}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <Icon name="cross" small />
        </button>
      )}
      <button type="submit" className="go" aria-label={intl.formatMessage({ id: 'shell.search.submit', defaultMessage: 'Search' })}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
