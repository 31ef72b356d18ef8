import type { Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { StoresPage } from './stores-page.tsx';

export function OurStoresPage({ stores }: { stores: readonly Store[] }) {
  const intl = useIntl();
  return (
    <StoresPage
      title={intl.formatMessage({ id: 'stores.ours', defaultMessage: 'Our stores' })}
      lead={
        <FormattedMessage
          id="stores.ours.lead"
          defaultMessage="Listed by state and province. Every store hems pants, punches belts and takes returns."
        />
      }
      stores={stores}
    />
  );
}
