import { FormattedMessage } from 'react-intl';
import type { SuggestionRows } from './suggestion-rows.ts';

export function NoSuggestions() {
  return (
    <FormattedMessage
      id="search.suggest.none"
      defaultMessage="No suggestions found. To search your typed text, tap enter or the search icon."
    />
  );
}

/** Announces the number of suggestions. The live region must exist before its first message. */
export function SuggestionStatus({ rows }: { rows: SuggestionRows | undefined }) {
  return (
    <div role="status" className="visually-hidden">
      {rows ? <ResultCount rows={rows} /> : null}
    </div>
  );
}

function ResultCount({ rows: { recent, phrases, products } }: { rows: SuggestionRows }) {
  const count = recent.length + phrases.length;
  if (count + products.length === 0) return <NoSuggestions />;
  return (
    <FormattedMessage
      id="search.suggest.count"
      defaultMessage="{phrases, plural, =0 {} one {# suggestion. } other {# suggestions. }}{products, plural, =0 {} one {# product. } other {# products. }}"
      values={{ phrases: count, products: products.length }}
    />
  );
}
