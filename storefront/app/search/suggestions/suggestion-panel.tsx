import type { SuggestedProduct } from '@outfitter/contract/client';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { suggestionListId } from '../search-box-state.ts';
import { PhraseOption } from './phrase-option.tsx';
import { ProductOption } from './product-option.tsx';
import { RemoveRecentButtons } from './remove-recent-buttons.tsx';
import * as optionStyles from './suggestion-option.module.css';
import * as styles from './suggestion-panel.module.css';
import type { SuggestionRows } from './suggestion-rows.ts';
import { NoSuggestions } from './suggestion-status.tsx';
import { useFitVisualViewport } from './use-fit-visual-viewport.ts';

interface SuggestionPanelProps {
  rows: SuggestionRows;
  activeRow: number;
  query: string;
  onRemoveRecent(query?: string): void;
  onSearch(phrase: string): void;
  onPage(phrase: string): void;
  onProduct(product: SuggestedProduct): void;
}

/** Renders one list box with groups. Buttons are outside of it, because a list box may contain only options. */
export function SuggestionPanel({ rows, activeRow, query, onRemoveRecent, onSearch, onPage, onProduct }: SuggestionPanelProps) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  useFitVisualViewport(panel);
  const { title, recent, phrases, products } = rows;
  const isTyping = title === 'suggestions';
  const hasRows = recent.length + phrases.length + products.length > 0;
  const heading = isTyping
    ? intl.formatMessage({ id: 'search.suggest.title', defaultMessage: 'Search Suggestions' })
    : intl.formatMessage({ id: 'search.suggest.trending', defaultMessage: 'Trending Searches' });
  const recentHeading = intl.formatMessage({ id: 'search.suggest.recent', defaultMessage: 'Recent searches' });
  const productsHeading = intl.formatMessage({ id: 'search.suggest.products', defaultMessage: 'Products' });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click must not move the focus, or the on-screen keyboard closes
    <div className={styles.root} ref={panel} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.scrollArea}>
        {hasRows ? (
          <div className={styles.list} id={suggestionListId} role="listbox" aria-label={heading}>
            {recent.length > 0 ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
              <div role="group" aria-label={recentHeading} className={`${styles.group} ${optionStyles.recent}`}>
                <p className={`${styles.heading} text-label`} aria-hidden="true">
                  {recentHeading}
                </p>
                {recent.map((phrase, index) => (
                  <PhraseOption
                    key={phrase}
                    row={index}
                    isActive={index === activeRow}
                    typed=""
                    phrase={{ phrase }}
                    icon="clock"
                    onSelect={onSearch}
                  />
                ))}
              </div>
            ) : null}
            {phrases.length > 0 ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
              <div role="group" aria-label={heading} className={`${styles.group} ${styles.phrases}`}>
                <p className={`${styles.heading} text-label`} aria-hidden="true">
                  {heading}
                </p>
                {phrases.map((phrase, index) => (
                  <PhraseOption
                    // biome-ignore lint/suspicious/noArrayIndexKey: two rows can have the same phrase
                    key={`${phrase.phrase} ${index}`}
                    row={recent.length + index}
                    isActive={recent.length + index === activeRow}
                    typed={isTyping ? query : ''}
                    phrase={phrase}
                    icon="search"
                    onSelect={phrase.link === undefined ? onSearch : onPage}
                  />
                ))}
              </div>
            ) : null}
            {products.length > 0 ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
              <div role="group" aria-label={productsHeading} className={`${styles.group} ${styles.products}`}>
                <p className={`${styles.heading} text-label`} aria-hidden="true">
                  {productsHeading}
                </p>
                {products.map((product, index) => (
                  <ProductOption
                    key={product.productId}
                    row={recent.length + phrases.length + index}
                    isActive={recent.length + phrases.length + index === activeRow}
                    product={product}
                    query={query}
                    onSelect={onProduct}
                  />
                ))}
              </div>
            ) : null}
          </div>
        ) : (
          <>
            <p className={`${styles.heading} text-label`}>{heading}</p>
            <p className={styles.noSuggestions} aria-hidden="true">
              <NoSuggestions />
            </p>
          </>
        )}
        {recent.length > 0 ? <RemoveRecentButtons searches={recent} onRemove={onRemoveRecent} /> : null}
      </div>
      <div className={styles.footer}>
        {isTyping ? (
          <button type="submit" className={styles.showAll}>
            <span>
              <FormattedMessage id="search.suggest.all" defaultMessage="Everything for “{query}”" values={{ query }} />
            </span>
            <Icon name="next" small />
          </button>
        ) : (
          <span />
        )}
        <button type="reset" className={styles.close}>
          <FormattedMessage id="search.suggest.close" defaultMessage="Close" />
        </button>
      </div>
    </div>
  );
}
