import type { Order } from '@outfitter/contract';
import { render } from '@react-email/components';
import type { MailShop } from './layout.ts';
import type { Mail } from './mail.ts';
import { createMailLocale, type MailLocale } from './mail-locale.ts';
import { orderConfirmationElement } from './order-confirmation-html.ts';
import { type OrderMailContent, orderMailContent, type ReviewPaths } from './order-mail-content.ts';

/** The confirmation for those who read mail as plain text. */
function plainText(facts: OrderMailContent, { brand, contact }: MailShop, { messages: { order, labelled }, href }: MailLocale): string {
  const lines = facts.lines.map(({ name, description, price, reviewHref }) =>
    [name, `  ${description}`, `  ${price}`, ...(reviewHref ? [`  ${labelled(order.review, reviewHref)}`] : [])].join('\n'),
  );
  const width = Math.max(...facts.sums.map(({ label }) => label.length));
  const paragraphs = [
    facts.greeting,
    order.title(facts.orderNo),
    facts.lead,
    lines.join('\n\n'),
    facts.sums.map(({ label, amount }) => `${label.padEnd(width)}  ${amount}`).join('\n'),
    ...(facts.shipsTo.length > 0 ? [[order.shipsTo, ...facts.shipsTo].join('\n')] : []),
    ...(facts.payments.length > 0 ? [[order.paidWith, ...facts.payments].join('\n')] : []),
    labelled(order.track, href('/track-order')),
    ...(contact ? [contact] : []),
    brand,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/**
 * The mail that says an order is placed, in the locale that it was placed in. Its words are for the shopper; nothing in it opens the
 * order to others, its links to reviews only let its buyer review what is in it.
 */
export async function renderOrderConfirmation(
  order: Order,
  shop: MailShop,
  locale?: string,
  reviewPaths?: ReviewPaths,
): Promise<Omit<Mail, 'to'>> {
  const voice = createMailLocale(shop, locale);
  const facts = orderMailContent(order, voice, reviewPaths);
  return {
    subject: voice.messages.order.subject(facts.orderNo, facts.itemCount, shop.brand),
    html: await render(orderConfirmationElement(facts, shop, voice)),
    text: plainText(facts, shop, voice),
  };
}
