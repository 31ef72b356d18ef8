/** A promo code's benefit, its amounts written already. */
export interface OfferTerms {
  kind: 'order_amount' | 'shipping_free';
  /** As the merchant says it, in the shop's own language. */
  callout: string;
  amount: string | undefined;
  /** The total of goods that it takes. */
  from: string | undefined;
}

interface MailHeading {
  subject: string;
  title: string;
}

/** Everything that mail to shoppers says, in one language; what varies is given. The type holds every catalogue to the same keys. */
export interface MailMessages {
  order: {
    title: (orderNo: string) => string;
    subject: (orderNo: string, items: string, brand: string) => string;
    greeting: (firstName: string | undefined) => string;
    arrives: (method: string, day: string) => string;
    next: string;
    items: (count: number) => string;
    quantity: (count: number) => string;
    subtotal: (items: string) => string;
    /** What took something off: the merchant's text in the shop's own language, or the code. */
    saving: (text: string, code: string | undefined) => string;
    shipping: string;
    free: string;
    tax: string;
    total: string;
    shipsTo: string;
    paidWith: string;
    card: (name: string, lastDigits: string) => string;
    track: string;
    /** The way to write a review of a line's product. */
    review: string;
  };
  footer: {
    track: string;
    service: string;
    /** `because` is a whole clause with its full stop. */
    sent: (brand: string, because: string) => string;
    becauseOrder: string;
    becauseListed: string;
    becauseLeft: string;
    becauseAsked: string;
    becauseReviewed: string;
    unsubscribe: string;
  };
  marketing: {
    welcome: (brand: string, hasOffer: boolean) => MailHeading;
    welcomeOffer: string;
    welcomeQuestion: string;
    welcomeButton: string;
    welcomeClosing: string;
    listed: (brand: string) => MailHeading;
    listedNews: string;
    listedOffer: string;
    farewell: (brand: string) => MailHeading;
    farewellNews: string;
    farewellMistake: string;
    farewellButton: string;
    /** What was sold out is back. */
    returned: (product: string) => MailHeading;
    /** `choice` is empty where there was nothing to choose. */
    returnedNews: (product: string, choice: string) => string;
    returnedButton: string;
    returnedClosing: string;
    offer: (offer: OfferTerms) => string;
  };
  /** Of a review: to who wrote it. */
  reviews: {
    written: (product: string) => MailHeading;
    writtenNews: (product: string) => string;
    approved: (product: string) => MailHeading;
    approvedNews: (product: string) => string;
    refused: (product: string) => MailHeading;
    /** The reason, where there is one, follows in the words of the shop's people. */
    refusedNews: (product: string) => string;
    refusedClosing: string;
    ownButton: string;
    pageButton: string;
  };
  /** A name and what it names, in one line. */
  labelled: (label: string, value: string) => string;
}
