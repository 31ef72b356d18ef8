import { enUs } from './en-us.ts';
import type { MailWords } from './mail-words.ts';

/** The shop's own words, where a British shopper would say others. */
export const enGb: MailWords = {
  ...enUs,
  order: { ...enUs.order, next: 'We’ll write again when it’s on the van.', shipping: 'Delivery', shipsTo: 'Delivered to' },
  letters: { ...enUs.letters, welcomeOffer: 'Type the code in your basket. It works now.' },
};
