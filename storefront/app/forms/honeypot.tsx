import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './honeypot.module.css';

/** A field that no shopper sees or reaches. Only programs fill it in, and the server discards what comes with it. */
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
