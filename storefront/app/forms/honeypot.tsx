import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './honeypot.module.css';

/** Field that shoppers neither see nor reach. Only bots fill it in, and the server discards their submissions. */
export function Honeypot({ error: _, ...input }: ComponentProps<'input'> & { error?: unknown }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        <FormattedMessage id="forms.honeypot" defaultMessage="Leave this empty" />
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
