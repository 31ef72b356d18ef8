import { enUs } from './en-us.ts';
import type { MailMessages } from './mail-messages.ts';

export const enGb: MailMessages = {
  ...enUs,
  order: {
    ...enUs.order,
    shipping: 'Delivery',
    shipsTo: (recipient) => `Delivery to ${recipient}`,
    shipsLaterTo: (recipient) => `Delivery to ${recipient} when in stock`,
    noParcelEmail: 'We send no email when a parcel leaves: “Track this order” shows where it is.',
    giftReceipt: 'The delivery note shows no prices.',
  },
  marketing: { ...enUs.marketing, welcomeOffer: 'Enter the code in your basket. It works right away.' },
};
