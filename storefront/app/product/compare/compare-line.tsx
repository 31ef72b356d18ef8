import { FormattedMessage } from 'react-intl';
import { useStoredIds } from '../../platform/browser/stored-ids.ts';
import { ActionLink } from '../../ui/button.tsx';
import * as styles from './compare-toggle.module.css';
import { CompareToggle } from './compare-toggle.tsx';
import { comparedIds, comparePath } from './compared-products.ts';

export default function CompareLine({ product }: { product: { id: string; name: string } }) {
  const ids = useStoredIds(comparedIds);
  return (
    <div className={styles.line}>
      <CompareToggle product={product} />
      {ids.length > 0 ? (
        <ActionLink underlined to={comparePath(ids)}>
          <FormattedMessage
            id="product.compare.see"
            defaultMessage="See the comparison of {count, plural, one {# style} other {# styles}}"
            values={{ count: ids.length }}
          />
        </ActionLink>
      ) : null}
    </div>
  );
}
