import { enUs } from './en-us.ts';
import type { MailMessages } from './mail-messages.ts';

export const enGb: MailMessages = {
  ...enUs,
  order: { ...enUs.order, shipping: 'Delivery', shipsTo: 'Delivered to', giftReceipt: 'The delivery note shows no prices.' },
  marketing: { ...enUs.marketing, welcomeOffer: 'Enter the code in your basket. It works right away.' },
};
