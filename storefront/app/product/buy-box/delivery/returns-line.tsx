import { FormattedMessage } from 'react-intl';
import { Link } from '../../../platform/locale/navigation.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFormatPrice } from '../../../ui/price.tsx';
import * as styles from './returns-line.module.css';

/** `postage` is the cost of a return by mail; undefined if it is unknown. */
export function ReturnsLine({ postage, currency }: { postage: number | undefined; currency: string }) {
  const formatPrice = useFormatPrice();
  return (
    <p className={`text-muted ${styles.root}`}>
      <Icon name="returns" small className={styles.icon} />
      <span>
        <FormattedMessage
          id="product.returns"
          defaultMessage="Wrong size, or just not you? <link>Send it back</link>."
          values={{
            link: (chunks) => (
              <Link key="returns" to="/content/returns">
                {chunks}
              </Link>
            ),
          }}
        />{' '}
        {postage === undefined ? null : postage === 0 ? (
          <FormattedMessage id="product.returns.free" defaultMessage="Returns by mail are free." />
        ) : (
          <FormattedMessage
            id="product.returns.postage"
            defaultMessage="A return by mail costs {amount}."
            values={{ amount: formatPrice(postage, currency) }}
          />
        )}
      </span>
    </p>
  );
}
