import { FormattedMessage, useIntl } from 'react-intl';
import { BasketErrorMessage, OrderLineLayout, useAddToBasket, ValuesAndQuantity } from '../basket/index.ts';
import { Link } from '../platform/locale/navigation.tsx';
import { useShop } from '../platform/shop/shop.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import type { SharedCartData } from './load-shared-cart.ts';
import * as styles from './shared-cart-page.module.css';

/** Shows a cart that another shopper shared (ROUTE-012). Opening the link changes nothing; the button adds the items. */
export function SharedCartPage({ status, lines, unavailableCount }: SharedCartData) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'share-cart.title', defaultMessage: 'A shared cart' });
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className={formPageStyles.pageHeader}>
        <h1 className="text-page">{title}</h1>
        {lines.length > 0 ? (
          <p className="text-lead">
            <FormattedMessage
              id="share-cart.lead"
              defaultMessage="Someone shared these items with you. Nothing goes into your cart until you add it."
            />
          </p>
        ) : null}
      </div>
      {lines.length > 0 ? (
        <SharedLines lines={lines} unavailableCount={unavailableCount} />
      ) : (
        <EmptySharedCart isUnreadable={status === 'unreadable'} />
      )}
    </div>
  );
}

function EmptySharedCart({ isUnreadable }: { isUnreadable: boolean }) {
  return (
    <EmptyState
      heading={
        isUnreadable ? (
          <FormattedMessage id="share-cart.unreadable" defaultMessage="This link doesn’t work." />
        ) : (
          <FormattedMessage id="share-cart.empty" defaultMessage="This cart is empty." />
        )
      }
      action={
        <ButtonLink to="/best-sellers">
          <FormattedMessage id="share-cart.shop" defaultMessage="Shop best sellers" />
        </ButtonLink>
      }
    >
      {isUnreadable ? (
        <FormattedMessage id="share-cart.unreadable-text" defaultMessage="Part of it is missing. Ask for it again." />
      ) : (
        <FormattedMessage id="share-cart.empty-text" defaultMessage="We don’t sell any of the items in this link." />
      )}
    </EmptyState>
  );
}

function SharedLines({ lines, unavailableCount }: Pick<SharedCartData, 'lines' | 'unavailableCount'>) {
  const { currency } = useShop();
  const { add, status, error } = useAddToBasket();
  const orderable = lines.filter((line) => line.isOrderable);
  const isDone = status === 'success';
  return (
    <div className={formPageStyles.formPage}>
      <ul className={`${formPageStyles.main} ${layoutStyles.dividedList} ${styles.lines}`}>
        {lines.map((line) => (
          <OrderLineLayout
            key={line.productId}
            image={line.image}
            name={<Link to={line.to}>{line.name}</Link>}
            price={line.price * line.quantity}
            currency={currency}
            details={<ValuesAndQuantity values={line.variationText} quantity={line.quantity} />}
            status={
              line.isOrderable ? null : (
                <b>
                  <FormattedMessage
                    id="share-cart.not-orderable"
                    defaultMessage="This color or size is not available. See what’s left on the product page."
                  />
                </b>
              )
            }
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {unavailableCount > 0 ? (
          <Alert
            title={
              <FormattedMessage
                id="share-cart.unavailable"
                defaultMessage="{count, plural, one {# item is no longer sold.} other {# items are no longer sold.}}"
                values={{ count: unavailableCount }}
              />
            }
          />
        ) : null}
        {status === 'error' ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={error} />} /> : null}
        {isDone ? (
          <Alert kind="success" role="status" title={<FormattedMessage id="share-cart.added" defaultMessage="It’s in your cart." />} />
        ) : null}
        <Button
          wide
          busy={status === 'pending'}
          disabled={orderable.length === 0}
          onClick={() => add(orderable.map(({ productId, quantity }) => ({ productId, quantity })))}
        >
          <FormattedMessage
            id="share-cart.add"
            defaultMessage="{count, plural, =0 {Nothing to add} one {Add # item to my cart} other {Add # items to my cart}}"
            values={{ count: orderable.length }}
          />
        </Button>
        <ButtonLink kind="secondary" wide to="/cart">
          <FormattedMessage id="share-cart.cart" defaultMessage="Go to my cart" />
        </ButtonLink>
      </div>
    </div>
  );
}
