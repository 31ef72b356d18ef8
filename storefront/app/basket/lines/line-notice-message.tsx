import { FormattedMessage, useIntl } from 'react-intl';
import { UnitsLeft } from '../../platform/shop/stock-text.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BackorderNotice } from '../parcels/backorder-notice.tsx';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import type { LineNotice } from './line-notice.ts';

interface LineNoticeMessageProps {
  notice: LineNotice;
  name: string;
  /** Called with the available quantity; 0 removes the line. */
  onResolve(quantity: number): void;
  isPickup: boolean;
  /** Ships a line that is collected at a store; absent where another button does. */
  onShip?: (() => void) | undefined;
}

export function LineNoticeMessage({ notice, name, isPickup, onResolve, onShip }: LineNoticeMessageProps) {
  const intl = useIntl();
  switch (notice.kind) {
    case 'sold-out':
      return (
        <Alert
          kind="error"
          role="alert"
          title={
            isPickup ? (
              <FormattedMessage id="basket.notice.not-at-store" defaultMessage="The store can’t get it ready anymore." />
            ) : (
              <FormattedMessage id="basket.notice.sold-out" defaultMessage="Sold out since you added it." />
            )
          }
        >
          <ShipInstead name={name} onShip={onShip} />
          <TextButton
            onClick={ignoreDoubleClick(() => onResolve(0))}
            aria-label={intl.formatMessage({ id: 'basket.notice.remove-name', defaultMessage: 'Remove: {name}' }, { name })}
          >
            <FormattedMessage id="basket.notice.remove" defaultMessage="Remove" />
          </TextButton>
        </Alert>
      );
    case 'insufficient-stock':
      return (
        <Alert
          kind="error"
          role="alert"
          title={
            <FormattedMessage
              id="basket.notice.insufficient-stock"
              defaultMessage="Only {available} left, fewer than you chose."
              values={{ available: notice.available }}
            />
          }
        >
          <ShipInstead name={name} onShip={onShip} />
          <TextButton onClick={ignoreDoubleClick(() => onResolve(notice.available))}>
            <FormattedMessage
              id="basket.notice.use-available"
              defaultMessage="Change to {available}"
              values={{ available: notice.available }}
            />
          </TextButton>
        </Alert>
      );
    case 'backorder':
      return <BackorderNotice date={notice.date} />;
    case 'low-stock':
      return (
        <p className="text-small">
          <b>
            <UnitsLeft units={notice.left} />
          </b>
        </p>
      );
  }
}

function ShipInstead({ name, onShip }: Pick<LineNoticeMessageProps, 'name' | 'onShip'>) {
  const intl = useIntl();
  if (!onShip) return null;
  return (
    <>
      <TextButton
        onClick={ignoreDoubleClick(onShip)}
        aria-label={intl.formatMessage({ id: 'basket.line.ship-name', defaultMessage: 'Ship it instead: {name}' }, { name })}
      >
        <FormattedMessage id="basket.line.ship" defaultMessage="Ship it instead" />
      </TextButton>{' '}
    </>
  );
}
