import { findCustomer } from '../../customers/find-customer.ts';
import {
  createMailLocale,
  type MailLocale,
  type MailShop,
  type MailTransport,
  type NotificationMail,
  renderNotificationMail,
} from '../../mail/index.ts';
import type { EventHandler } from '../../platform/jobs/event-handler.ts';
import { type MergedCart, mergedCartPayload, mergeToReport } from './merged-cart-event.ts';

export interface MergedCartMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
}

function changesOf(
  { shortfalls, movedItems, droppedCoupons, wishlistCuts, isLinkEnded }: MergedCart,
  { mergedCart }: MailLocale['messages'],
): string[] {
  const isOnWishlist = shortfalls.some(({ reason }) => reason !== 'gift_card') && wishlistCuts.length === 0;
  return [
    ...shortfalls.map(({ reason, productName, added, requested }) => mergedCart.shortfalls[reason](productName, added, requested)),
    ...movedItems.map(({ to, productName }) => mergedCart.moved[to](productName)),
    ...droppedCoupons.map((code) => mergedCart.droppedCoupon(code)),
    ...wishlistCuts.map((name) => mergedCart.wishlistFull(name)),
    ...(isLinkEnded ? [mergedCart.linkEnded] : []),
    ...(isOnWishlist ? [mergedCart.onWishlist] : []),
  ];
}

function contentOf(cart: MergedCart, { brand }: MailShop, { messages, href }: MailLocale): NotificationMail {
  const { mergedCart, footer } = messages;
  const isCartChanged = cart.shortfalls.length + cart.movedItems.length + cart.droppedCoupons.length > 0;
  return {
    ...mergedCart.heading(brand),
    paragraphs: [mergedCart.news, ...changesOf(cart, messages)],
    button: isCartChanged
      ? { label: mergedCart.cartButton, href: href('/cart') }
      : { label: mergedCart.wishlistButton, href: href('/account/wishlist') },
    reason: footer.reasonAccount,
  };
}

/** Mails a customer what a merge has changed (BASKET-011) if no response could say it. */
export function mergedCartMailHandler({ transport, shop }: MergedCartMailOptions): EventHandler {
  return {
    name: 'merged-cart-mail',
    kind: mergeToReport,
    async handle(event, { tx }) {
      const cart = mergedCartPayload.parse(event.payload);
      const customer = await findCustomer(tx, cart.customerGroupId);
      if (!customer) return;
      const mailLocale = createMailLocale(shop, customer.locale);
      const mail = await renderNotificationMail(contentOf(cart, shop, mailLocale), shop, mailLocale);
      await transport.send({ ...mail, to: customer.email }, { eventId: event.id, at: event.createdAt });
    },
  };
}
