import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as styles from './demo-notice.module.css';

export function DemoNotice() {
  return (
    <Alert title={<FormattedMessage id="checkout.demo" defaultMessage="This is a demo shop. Please don’t use a real card." />}>
      <p>
        <FormattedMessage
          id="checkout.demo.cards"
          defaultMessage="Use <card>4111 1111 1111 1111</card> with any future date and any code. <card>4000 0000 0000 0002</card> is declined; with <card>4000 0000 0000 3220</card>, the bank asks you to confirm the payment."
          values={{ card: (chunks) => <span className={`tabular-figures ${styles.testCard}`}>{chunks}</span> }}
        />
      </p>
    </Alert>
  );
}
