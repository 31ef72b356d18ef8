import { FormattedMessage, useIntl } from 'react-intl';
import { useStoredIds } from '../../platform/browser/stored-ids.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './compare-toggle.module.css';
import { comparedIds, maxCompared, withToggled } from './compared-products.ts';

interface CompareToggleProps {
  product: { id: string; name: string };
  className?: string;
}

/** Toggle that adds a style to the comparison or removes it. It is disabled while four others are compared. */
export function CompareToggle({ product: { id, name }, className }: CompareToggleProps) {
  const intl = useIntl();
  const ids = useStoredIds(comparedIds);
  const isCompared = ids.includes(id);
  const isFull = !isCompared && ids.length >= maxCompared;
  const label = isFull
    ? intl.formatMessage(
        { id: 'product.compare.full', defaultMessage: 'Compare: {name}. Remove one of the {count, number} styles first.' },
        { name, count: maxCompared },
      )
    : intl.formatMessage({ id: 'product.compare.label', defaultMessage: 'Compare: {name}' }, { name });
  return (
    <button
      type="button"
      className={classNames(styles.toggle, className)}
      aria-pressed={isCompared}
      aria-disabled={isFull || undefined}
      aria-label={label}
      onClick={() => comparedIds.set(withToggled(comparedIds.get(), id))}
    >
      <Icon name={isCompared ? 'check' : 'compare'} small />
      <span>
        <FormattedMessage id="product.compare" defaultMessage="Compare" />
      </span>
    </button>
  );
}
