// Lets Node compile the templates, which are imported after it.
import './jsx-hook.ts';
import type { Order } from '@outfitter/contract';
import type { Mail, MailShop } from './mail.ts';
import { createMailLocale, type MailLocale } from './mail-locale.ts';
import { type OrderMailContent, orderMailContent } from './order-mail-content.ts';
import type { OrderMailDelivery } from './order-mail-delivery-section.ts';
import type { OrderMailLine } from './order-mail-lines.ts';
import type { MailStore } from './order-mail-pickups.ts';

function itemsText(lines: readonly OrderMailLine[]): string {
  return lines
    .map(({ name, description, giftCardTexts, price }) =>
      [name, ...[description, ...giftCardTexts, price].map((text) => `  ${text.replaceAll(/\s*\n/g, '\n  ')}`)].join('\n'),
    )
    .join('\n\n');
}

function detailTexts({ details, links }: OrderMailDelivery, { messages }: MailLocale): string[] {
  return [...details.flat(), ...links.map(({ label, href }) => messages.labeled(label, href))];
}

/** Returns a delivery and its items as text, under a title that is underlined with hyphens. */
function deliveryText(delivery: OrderMailDelivery, locale: MailLocale): string {
  const { title, when, lines } = delivery;
  const heading = [title, '-'.repeat(title.length), ...(when ? [when] : []), ...detailTexts(delivery, locale)];
  return `${heading.join('\n')}\n\n${itemsText(lines)}`;
}

function plainText(content: OrderMailContent, { brand, contact }: MailShop, locale: MailLocale): string {
  const { order, labeled } = locale.messages;
  const { deliveries, sums, track, returns } = content;
  const [only, ...others] = deliveries;
  const isOne = others.length === 0;
  const details = only && isOne ? detailTexts(only, locale) : [];
  const width = Math.max(...sums.map(({ label }) => label.length));
  const paragraphs = [
    content.greeting,
    `${order.title(content.orderNo)}\n${content.placed}`,
    content.lead,
    ...deliveries.map((delivery) => (isOne ? itemsText(delivery.lines) : deliveryText(delivery, locale))),
    sums.map(({ label, amount }) => `${label.padEnd(width)}  ${amount}`).join('\n'),
    ...(only && details.length > 0 ? [[only.title, ...details].join('\n')] : []),
    ...(content.gift.length > 0 ? [[order.gift, ...content.gift].join('\n')] : []),
    ...(content.payments.length > 0 ? [[order.payment, ...content.payments].join('\n')] : []),
    [track, returns].map(({ label, href }) => labeled(label, href)).join('\n'),
    ...(contact ? [contact] : []),
    brand,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** `stores` are those at which items of the order are collected; a store that is missing has no phone, hours and directions in the mail. */
export async function renderOrderConfirmation(
  order: Order,
  shop: MailShop,
  localeCode?: string,
  stores: readonly MailStore[] = [],
): Promise<Omit<Mail, 'to'>> {
  const { renderOrderConfirmationHtml } = await import('./templates/order-confirmation.tsx');
  const locale = createMailLocale(shop, localeCode);
  const content = orderMailContent(order, locale, stores);
  return {
    subject: locale.messages.order.subject(content.orderNo, content.itemCount, shop.brand),
    html: await renderOrderConfirmationHtml({ content, shop, locale }),
    text: plainText(content, shop, locale),
  };
}
