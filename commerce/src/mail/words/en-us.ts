import type { MailWords } from './mail-words.ts';

/** The shop's own words. */
export const enUs: MailWords = {
  order: {
    title: (orderNo) => `Order ${orderNo}`,
    subject: (orderNo, items, brand) => `Order ${orderNo} is in: ${items} from ${brand}`,
    greeting: (firstName) => (firstName ? `Got it, ${firstName}. We’re on it.` : 'Got it. We’re on it.'),
    arrives: (method, day) => `${method}, arrives by ${day}.`,
    next: 'We’ll write again when it’s on the truck.',
    items: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
    quantity: (count) => `qty ${count}`,
    subtotal: (items) => `Subtotal, ${items}`,
    saving: (text) => text,
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    shipsTo: 'Ships to',
    paidWith: 'Paid with',
    card: (name, lastDigits) => `${name} ending in ${lastDigits}`,
    track: 'Track this order',
  },
  footer: {
    track: 'Track an order',
    service: 'Customer service',
    sent: (brand, because) => `${brand} sent this because ${because}`,
    becauseOrder: 'an order was placed with this address.',
    becauseListed: 'somebody signed this address up for our email.',
    becauseLeft: 'this address was taken off our list.',
    becauseAsked: 'somebody asked with this address to be told.',
    unsubscribe: 'Unsubscribe',
  },
  letters: {
    welcome: (brand, hasOffer) => ({
      subject: hasOffer ? `Your savings from ${brand}, and one question` : `One question from ${brand}`,
      title: hasOffer ? 'As promised' : 'Good to have you',
    }),
    welcomeOffer: 'Type the code in your cart. It works now.',
    welcomeQuestion:
      'Is this your address? Say so once and you hear from us about new gear and sales. Say nothing and this was the only letter.',
    welcomeButton: 'Yes, it is my address',
    welcomeClosing: 'You did not sign up? Then somebody mistyped, and there is nothing for you to do.',
    listed: (brand) => ({ subject: `You are on ${brand}’s list already`, title: 'You are on the list already' }),
    listedNews: 'Somebody signed this address up again, and nothing has changed: you hear from us as before.',
    listedOffer: 'Here is the code once more.',
    farewell: (brand) => ({ subject: `You are off ${brand}’s list`, title: 'You are off the list' }),
    farewellNews: 'This address was taken off our list. Mail about your orders still comes.',
    farewellMistake: 'It was not you? Sign up again any time.',
    farewellButton: 'Sign up again',
    returned: (product) => ({ subject: `${product} is back`, title: 'It’s back on the shelf' }),
    returnedNews: (product, choice) =>
      `${choice ? `${product}, ${choice},` : product} is in stock again. You asked us to say so, and here we are.`,
    returnedButton: 'Go and see',
    returnedClosing: 'We hold nothing back for anyone, so it may go again. This was the one letter about it.',
    offer: ({ callout, from }) => (from ? `${callout}, from ${from} up.` : `${callout}.`),
  },
  labelled: (label, value) => `${label}: ${value}`,
};
