import { directionsTo, type Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import * as buttonStyles from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';

export function DirectionsLink({ store }: { store: Store }) {
  return (
    <a className={buttonStyles.actionLink} href={directionsTo(store.address)} target="_blank" rel="noreferrer">
      <Icon name="pin" small />
      <FormattedMessage id="stores.directions" defaultMessage="Directions" />
      <span className="visually-hidden">
        {' '}
        <FormattedMessage id="stores.directions.destination" defaultMessage="to {name}, opens a new window" values={{ name: store.name }} />
      </span>
    </a>
  );
}
