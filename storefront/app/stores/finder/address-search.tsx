import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import * as styles from './address-search.module.css';
import { maxAddressLength } from './finder-query.ts';

export function AddressSearch(input: Pick<ComponentProps<'input'>, 'ref' | 'defaultValue'> & { 'data-autofocus'?: '' }) {
  const intl = useIntl();
  return (
    <div className={styles.root}>
      <TextField
        {...input}
        label={intl.formatMessage({ id: 'stores.address', defaultMessage: 'City, state or ZIP code' })}
        name="address"
        maxLength={maxAddressLength}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <Button type="submit">
        <FormattedMessage id="stores.search" defaultMessage="Search" />
      </Button>
    </div>
  );
}
