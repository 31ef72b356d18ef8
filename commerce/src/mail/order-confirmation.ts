import type { Order } from '@outfitter/contract';
import { render } from '@react-email/components';
import type { MailShop } from './layout.ts';
import type { Mail } from './mail.ts';
import { orderConfirmationElement } from './order-confirmation-html.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';

/** The confirmation for those who read mail as plain text. */
function plainText(facts: OrderFacts, { brand, siteOrigin, contact }: MailShop): string {
  const lines = facts.lines.map(({ name, choice, quantity, price }) =>
    [name, `  ${[choice, `qty ${quantity}`].filter(Boolean).join(', ')}`, `  ${price}`].join('\n'),
  );
  const width = Math.max(...facts.sums.map(({ label }) => label.length));
  const paragraphs = [
    facts.greeting,
    `Order ${facts.orderNo}`,
    facts.lead,
    lines.join('\n\n'),
    facts.sums.map(({ label, amount }) => `${label.padEnd(width)}  ${amount}`).join('\n'),
    ...(facts.shipsTo.length > 0 ? [['Ships to', ...facts.shipsTo].join('\n')] : []),
    ...(facts.payments.length > 0 ? [['Paid with', ...facts.payments].join('\n')] : []),
    `Track this order: ${siteOrigin}/track-order`,
    ...(contact ? [contact] : []),
    brand,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The mail that says an order is placed. Its words are for the shopper; nothing in it opens the order to others. */
export async function renderOrderConfirmation(order: Order, shop: MailShop): Promise<Omit<Mail, 'to'>> {
  const facts = orderFacts(order);
  return {
    subject: `Order ${facts.orderNo} is in: ${facts.itemCount} from ${shop.brand}`,
    html: await render(orderConfirmationElement(facts, shop)),
    text: plainText(facts, shop),
  };
}
