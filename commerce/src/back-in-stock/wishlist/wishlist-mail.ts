import { normalizeEmail } from '@outfitter/contract/client';
import { z } from 'zod';
import { variantPath } from '../../catalog/product-path.ts';
import { findWishlistMailRecipients, type WishlistMailRecipient } from '../../customers/contact-choices.ts';
import {
  createMailLocale,
  type MailLocale,
  type MailShop,
  type NotificationMail,
  renderNotificationMail,
  variationTexts,
} from '../../mail/index.ts';
import type { EventHandler } from '../../platform/jobs/event-handler.ts';
import { type ListAlert, takeAlerts } from '../../product-lists/list-alerts.ts';
import { emailKeyOf } from '../../shared/email-key.ts';
import { createLinkTokens } from '../../shared/link-tokens.ts';
import type { BackInStockMailOptions } from '../back-in-stock-mail.ts';
import { wishlistAlertsDue } from './detect-alerts.ts';

const payload = z.object({ customerGroupId: z.string() });
const maxItems = 10;

function sentenceOf({ kind, product, priceBefore }: ListAlert, { messages, money }: MailLocale): string {
  const { wishlist } = messages;
  const choice = variationTexts(product.variationNames, messages).join(', ');
  const price = money(product.price, product.currency);
  const sentences = {
    restock: () => wishlist.back(product.name, choice, price),
    'price-drop': () => wishlist.reduced(product.name, choice, price, money(priceBefore ?? product.price, product.currency)),
    'low-stock': () => wishlist.fewLeft(product.name, choice, price),
  };
  return [sentences[kind](), ...(product.lowStock === undefined ? [] : [wishlist.unitsLeft(product.lowStock)])].join(' ');
}

function headingOf({ kind, product: { name } }: ListAlert, { wishlist, marketing }: MailLocale['messages']) {
  const headings = { restock: marketing.returned, 'price-drop': wishlist.reducedHeading, 'low-stock': wishlist.fewLeftHeading };
  return headings[kind](name);
}

/** Builds the mail. A single alert has a button to its product; of several, up to `maxItems` are listed above a button to the wishlist. */
function alertMail(alerts: readonly [ListAlert, ...ListAlert[]], mailLocale: MailLocale): Omit<NotificationMail, 'reason'> {
  const { wishlist, marketing } = mailLocale.messages;
  const [first, ...others] = alerts;
  const shown = alerts.slice(0, maxItems).map((each) => sentenceOf(each, mailLocale));
  return {
    ...(others.length === 0 ? headingOf(first, mailLocale.messages) : wishlist.severalHeading(alerts.length)),
    paragraphs: alerts.length > maxItems ? [...shown, wishlist.more(alerts.length - maxItems)] : shown,
    button:
      others.length === 0
        ? { label: marketing.returnedButton, href: mailLocale.href(variantPath(first.product.slugUrl, first.product.variationValues)) }
        : { label: wishlist.button, href: mailLocale.href('/account/wishlist') },
    closing: wishlist.closing,
  };
}

function render(alerts: readonly [ListAlert, ...ListAlert[]], token: string, recipient: WishlistMailRecipient, shop: MailShop) {
  const mailLocale = createMailLocale(shop, recipient.locale);
  const unsubscribeHref = mailLocale.href(`/unsubscribe?token=${token}`);
  const reason = mailLocale.messages.footer.reasonWishlist;
  return renderNotificationMail({ ...alertMail(alerts, mailLocale), reason, unsubscribeHref }, shop, mailLocale);
}

export function wishlistMailHandler({ transport, shop, settings }: BackInStockMailOptions): EventHandler {
  const tokens = createLinkTokens(settings.masterKey);
  return {
    name: 'wishlist-mail',
    kind: wishlistAlertsDue,
    async handle(event, { tx, clock }) {
      const { customerGroupId } = payload.parse(event.payload);
      const [recipient] = await findWishlistMailRecipients(tx, [customerGroupId]);
      if (!recipient) return;
      const context = { defaultCurrency: settings.defaultCurrency, locale: recipient.locale ?? undefined, now: clock.now() };
      const [first, ...others] = await takeAlerts(tx, customerGroupId, recipient, context);
      if (!first) return;
      const token = tokens.unsubscribe(emailKeyOf(normalizeEmail(recipient.email) ?? recipient.email));
      const mail = await render([first, ...others], token, recipient, shop);
      const unsubscribeUrl = `${shop.siteOrigin}/api/comms/unsubscribe/${token}`;
      await transport.send({ ...mail, to: recipient.email, unsubscribeUrl }, { eventId: event.id, at: event.createdAt });
    },
  };
}
