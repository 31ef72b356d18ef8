import type { Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { StoreDirectory } from './store-directory.tsx';

export function OurStoresPage({ stores }: { stores: readonly Store[] }) {
  const intl = useIntl();
  const [first, ...others] = stores;
  const services = first?.c_services.filter((service) => others.every(({ c_services }) => c_services.includes(service))) ?? [];
  return (
    <StoreDirectory
      title={intl.formatMessage({ id: 'stores.ours', defaultMessage: 'Our stores' })}
      lead={
        <FormattedMessage
          id="stores.ours.lead"
          defaultMessage="Listed by state and province.{hasServices, select, true { At every store while it is open: {services}.} other {}}"
          values={{
            hasServices: services.length > 0,
            services: intl.formatList(services.map((name) => name.toLocaleLowerCase(intl.locale))),
          }}
        />
      }
      stores={stores}
    />
  );
}
