import { FormattedMessage } from 'react-intl';
import { usePromises } from '../../platform/shop/promises.ts';

export function ReturnPromise() {
  const { exchanges, returnCost } = usePromises();
  return (
    <>
      {exchanges}{' '}
      {returnCost ? (
        <FormattedMessage
          id="basket.return-cost"
          defaultMessage="A return with our label costs {cost}, taken off the refund."
          values={{ cost: returnCost }}
        />
      ) : null}
    </>
  );
}
