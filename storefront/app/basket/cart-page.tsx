import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { WovenLabel } from '../ui/woven-label.tsx';
import { CartLines, cartTitleId } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { RemovedNotes } from './removed-notes.tsx';
import { useBasket } from './use-basket.ts';

/** The cart (ROUTE-011): its HTML holds reserved boxes, the browser fills them with what is this shopper's. */
export function CartPage() {
  return (
    <div className="wrap cart-page">
      <h1 className="page-t" id={cartTitleId} tabIndex={-1}>
        <FormattedMessage id="basket.title" defaultMessage="Your cart" />
      </h1>
      <noscript>
        <Note title={<FormattedMessage id="basket.no-script" defaultMessage="The cart needs JavaScript." />}>
          <p>
            <FormattedMessage
              id="basket.no-script.more"
              defaultMessage="Switch it on and load the page again. What you put in is still there."
            />
          </p>
        </Note>
      </noscript>
      <CartContent />
    </div>
  );
}

function CartContent() {
  const { basket, isFailed, isSettling, reload } = useBasket();
  if (basket === undefined && isFailed) {
    return (
      <Note kind="bad" role="alert" title={<FormattedMessage id="basket.away" defaultMessage="We couldn’t fetch your cart." />}>
        <p>
          <FormattedMessage id="basket.away.more" defaultMessage="Nothing is lost. Check the connection and try again." />
        </p>
        <Button kind="secondary" small onClick={reload}>
          <FormattedMessage id="basket.try-again" defaultMessage="Try again" />
        </Button>
      </Note>
    );
  }
  if (basket === undefined) return <CartSkeleton />;
  if (!basket || basket.productItems.length === 0) {
    return (
      <>
        <RemovedNotes />
        <WovenLabel
          heading={<FormattedMessage id="basket.empty" defaultMessage="Nothing in here yet." />}
          action={
            <ButtonLink to="/best-sellers">
              <FormattedMessage id="basket.empty.go" defaultMessage="See the best sellers" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="basket.empty.line" defaultMessage="Carts start empty. So did the barn." />
        </WovenLabel>
      </>
    );
  }
  return (
    <div className="two-col cart">
      <div>
        {isFailed ? (
          <Note role="status" title={<FormattedMessage id="basket.stale" defaultMessage="This is how we last saw your cart." />}>
            <FormattedMessage
              id="basket.stale.more"
              defaultMessage="We can’t reach the shop just now, so prices and stock may have moved."
            />
          </Note>
        ) : null}
        <FreeShipping basket={basket} />
        <CartLines basket={basket} />
        <RemovedNotes />
      </div>
      <CartSummary basket={basket} isSettling={isSettling} />
    </div>
  );
}
