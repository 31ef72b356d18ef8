import { type CSSProperties, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStoredIds } from '../platform/browser/stored-ids.ts';
import { Link } from '../platform/locale/navigation.tsx';
import { comparedIds, comparePath, MaterialsText, maxCompared, ProductTile } from '../product/index.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Price } from '../ui/price.tsx';
import * as styles from './comparison-page.module.css';
import type { ComparisonRow } from './comparison-rows.ts';
import type { ComparisonData } from './load-comparison.ts';

/**
 * Shows up to four styles side by side. The URL names them, so that it can be shared. On a phone two of them are in view, below the name of
 * each row, and further ones scroll.
 */
export function ComparisonPage(comparison: ComparisonData) {
  const { tiles, isTooMany, unavailableCount } = comparison;
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(tiles.length);
  useEffect(() => {
    // The focused link disappeared with its style.
    if (tiles.length < previousCount.current) heading.current?.focus({ preventScroll: true });
    previousCount.current = tiles.length;
  }, [tiles.length]);
  return (
    <div className={styles.root}>
      <h1 className="text-page" ref={heading} tabIndex={-1}>
        <FormattedMessage id="comparison.title" defaultMessage="Compare styles" />
      </h1>
      {isTooMany ? (
        <Alert
          title={
            <FormattedMessage
              id="comparison.too-many"
              defaultMessage="Only the first {count, number} styles of this link are shown."
              values={{ count: maxCompared }}
            />
          }
        />
      ) : null}
      {unavailableCount > 0 ? (
        <Alert
          title={
            <FormattedMessage
              id="comparison.unavailable"
              defaultMessage="{count, plural, one {# style of this link is no longer sold.} other {# styles of this link are no longer sold.}}"
              values={{ count: unavailableCount }}
            />
          }
        />
      ) : null}
      {tiles.length > 0 ? <ComparisonTable {...comparison} /> : <NothingToCompare />}
    </div>
  );
}

function NothingToCompare() {
  const chosen = useStoredIds(comparedIds);
  return (
    <EmptyState
      heading={
        <FormattedMessage
          id="comparison.empty"
          defaultMessage="{count, plural, =0 {Nothing to compare yet.} one {One style chosen so far.} other {# styles chosen.}}"
          values={{ count: chosen.length }}
        />
      }
      action={
        chosen.length > 0 ? (
          <ButtonLink to={comparePath(chosen)}>
            <FormattedMessage
              id="comparison.empty.chosen"
              defaultMessage="{count, plural, one {See the style you chose} other {Compare the # styles you chose}}"
              values={{ count: chosen.length }}
            />
          </ButtonLink>
        ) : (
          <ButtonLink to="/best-sellers">
            <FormattedMessage id="comparison.empty.action" defaultMessage="Shop best sellers" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage
        id="comparison.empty.text"
        defaultMessage="Choose “Compare” on up to {count, number} styles to see them side by side."
        values={{ count: maxCompared }}
      />
    </EmptyState>
  );
}

function ComparisonTable({ tiles, rows, prices, materials }: ComparisonData) {
  const intl = useIntl();
  const caption = intl.formatMessage({ id: 'comparison.table', defaultMessage: 'The styles side by side' });
  const ids = tiles.map(({ id }) => id);
  const cell = ({ id, values }: ComparisonRow, index: number) => {
    const [tile, price] = [tiles[index], prices[index]];
    if (id === 'price' && tile && price) return <Price amount={price.price} maxAmount={price.priceMax} currency={tile.currency} />;
    if (id === 'fibers' && materials[index]?.length) return <MaterialsText materials={materials[index]} />;
    return values[index] ?? <NotGiven />;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scrollBox} aria-label={caption} tabIndex={0}>
        <table className={styles.table} style={{ '--count': tiles.length } as CSSProperties}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <td />
              {tiles.map((tile) => (
                <th key={tile.id} scope="col" aria-label={tile.name}>
                  <ProductTile tile={tile} headingLevel="h2" priority="eager" isInComparison />
                  <Link
                    className={styles.remove}
                    to={comparePath(ids.filter((id) => id !== tile.id))}
                    replace
                    preventScrollReset
                    onClick={() => comparedIds.set(comparedIds.get().filter((id) => id !== tile.id))}
                  >
                    <FormattedMessage
                      id="comparison.remove"
                      defaultMessage="Remove <hidden>{name}</hidden>"
                      values={{
                        name: tile.name,
                        hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
                      }}
                    />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={classNames(row.isSame && styles.sameRow)}>
                <th scope="row">
                  <span className={styles.label}>
                    {row.label}
                    {row.isSame ? (
                      <span className={styles.same}>
                        {' '}
                        <FormattedMessage id="comparison.same" defaultMessage="(same for all)" />
                      </span>
                    ) : null}
                  </span>
                </th>
                {tiles.map((tile, index) => (
                  <td key={tile.id}>{cell(row, index)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function NotGiven() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">
        <FormattedMessage id="comparison.not-given" defaultMessage="Not given" />
      </span>
    </span>
  );
}
