import './jsx-hook.ts';
import type { Order } from '@outfitter/contract';
import type { Mail, MailShop } from './mail.ts';
import { createMailLocale, type MailLocale } from './mail-locale.ts';
import { type OrderMailContent, orderMailContent } from './order-mail-content.ts';

function plainText(content: OrderMailContent, { brand, contact }: MailShop, { messages: { order, labelled } }: MailLocale): string {
  const lines = content.lines.map(({ name, description, giftCardTexts, price }) =>
    [name, ...[description, ...giftCardTexts, price].map((text) => `  ${text.replaceAll(/\s*\n/g, '\n  ')}`)].join('\n'),
  );
  const width = Math.max(...content.sums.map(({ label }) => label.length));
  const paragraphs = [
    content.greeting,
    order.title(content.orderNo),
    content.lead,
    lines.join('\n\n'),
    content.sums.map(({ label, amount }) => `${label.padEnd(width)}  ${amount}`).join('\n'),
    ...(content.shipsTo.length > 0 ? [[order.shipsTo, ...content.shipsTo].join('\n')] : []),
    ...content.pickups.map(({ title, lines: details }) => [title, ...details].join('\n')),
    ...(content.gift.length > 0 ? [[order.gift, ...content.gift].join('\n')] : []),
    ...(content.payments.length > 0 ? [[order.payment, ...content.payments].join('\n')] : []),
    labelled(order.track, content.trackHref),
    ...(contact ? [contact] : []),
    brand,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

export async function renderOrderConfirmation(order: Order, shop: MailShop, localeCode?: string): Promise<Omit<Mail, 'to'>> {
  const { renderOrderConfirmationHtml } = await import('./templates/order-confirmation.tsx');
  const locale = createMailLocale(shop, localeCode);
  const content = orderMailContent(order, locale);
  return {
    subject: locale.messages.order.subject(content.orderNo, content.itemCount, shop.brand),
    html: await renderOrderConfirmationHtml({ content, shop, locale }),
    text: plainText(content, shop, locale),
  };
}
