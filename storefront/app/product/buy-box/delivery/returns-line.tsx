import { FormattedMessage } from 'react-intl';
import { ReturnPromise } from '../../../basket/index.ts';
import { Link } from '../../../platform/locale/navigation.tsx';
import { Icon } from '../../../ui/icon.tsx';
import * as styles from './returns-line.module.css';

export function ReturnsLine() {
  return (
    <p className={`text-muted ${styles.root}`}>
      <Icon name="returns" small className={styles.icon} />
      <span>
        <FormattedMessage
          id="product.returns"
          defaultMessage="Wrong size, or just not you? <link>Send it back</link>."
          values={{
            link: (chunks) => <Link to="/content/returns">{chunks}</Link>,
          }}
        />{' '}
        <ReturnPromise />
      </span>
    </p>
  );
}
