import type { GuestMerge } from '@outfitter/contract';

type MergeShortfallReason = GuestMerge['shortfalls'][number]['reason'];
type ShipmentType = GuestMerge['movedItems'][number]['to'];

export interface OfferTerms {
  kind: 'order_amount' | 'shipping_free';
  /** The merchant's text, in the shop's default language. */
  callout: string;
  amount: string | undefined;
  from: string | undefined;
}

interface MailHeading {
  subject: string;
  title: string;
}

export interface MailMessages {
  order: {
    title: (orderNo: string) => string;
    subject: (orderNo: string, items: string, brand: string) => string;
    greeting: (firstName: string | undefined) => string;
    /** `day` has a year. */
    placed: (day: string) => string;
    /** Says that the items of an order are listed by delivery. */
    deliveries: (count: number) => string;
    /** `days` is a day or a range of days. */
    arrives: (days: string) => string;
    arrivalUnknown: string;
    carrier: (name: string) => string;
    pickupEmail: string;
    noParcelEmail: string;
    /** `day` is undefined if it is not known when the item is in stock. */
    backordered: (day: string | undefined) => string;
    next: string;
    items: (count: number) => string;
    quantity: (count: number) => string;
    /** Names what a number measures: `Waist 34`. */
    waist: (value: string) => string;
    inseam: (value: string) => string;
    size: (value: string) => string;
    width: (value: string) => string;
    giftCardTo: (name: string) => string;
    giftCardFrom: (name: string) => string;
    giftCardMessage: (message: string) => string;
    subtotal: (items: string) => string;
    /** `text` is the merchant's text in the shop's default language; a translation names the code instead. */
    saving: (text: string, code: string | undefined) => string;
    shipping: string;
    free: string;
    tax: string;
    total: string;
    shipsTo: (recipient: string) => string;
    /** Names the parcel of backordered items. */
    shipsLaterTo: (recipient: string) => string;
    byEmail: string;
    pickUpAt: (store: string) => string;
    shipsToStore: (store: string) => string;
    /** `time` is undefined if only the day is known. */
    readyBy: (day: string, time: string | undefined) => string;
    /** Says who may collect the items; the second person is optional. */
    collectedBy: (name: string, alternate: string | undefined) => string;
    /** Says what to bring to the store. */
    proof: string;
    directions: string;
    gift: string;
    giftReceipt: string;
    payment: string;
    chargedLater: (hasPickup: boolean) => string;
    card: (name: string, lastDigits: string) => string;
    track: string;
    returns: string;
  };
  footer: {
    track: string;
    service: string;
    /** `reason` is a clause that ends with a period. */
    sent: (brand: string, reason: string) => string;
    reasonOrder: string;
    /** Of a person who may collect an order that another person placed. */
    reasonPickup: string;
    reasonSubscribed: string;
    reasonUnsubscribed: string;
    reasonRequested: string;
    reasonReviewed: string;
    reasonWishlist: string;
    reasonAccount: string;
    reasonErased: string;
    reasonReset: string;
    unsubscribe: string;
  };
  marketing: {
    welcome: (brand: string, hasOffer: boolean) => MailHeading;
    welcomeOffer: string;
    welcomeQuestion: string;
    welcomeButton: string;
    welcomeClosing: string;
    alreadySubscribed: (brand: string) => MailHeading;
    alreadySubscribedNews: string;
    alreadySubscribedOffer: string;
    unsubscribed: (brand: string) => MailHeading;
    unsubscribedNews: string;
    unsubscribedMistake: string;
    unsubscribedButton: string;
    returned: (product: string) => MailHeading;
    /** `choice` is empty for a product without variants. */
    returnedNews: (product: string, choice: string) => string;
    returnedButton: string;
    returnedClosing: string;
    offer: (offer: OfferTerms) => string;
  };
  wishlist: {
    /** `choice` is empty for a product without a chosen variant. */
    back: (product: string, choice: string, price: string) => string;
    reduced: (product: string, choice: string, price: string, before: string) => string;
    fewLeft: (product: string, choice: string, price: string) => string;
    /** Follows the sentence about an item of which few units are left. */
    unitsLeft: (units: number) => string;
    fewLeftHeading: (product: string) => MailHeading;
    reducedHeading: (product: string) => MailHeading;
    severalHeading: (count: number) => MailHeading;
    /** States the number of items that the mail does not list. */
    more: (count: number) => string;
    button: string;
    closing: string;
  };
  /** The mail about what the merge of a guest's cart and wishlist has changed. */
  mergedCart: {
    heading: (brand: string) => MailHeading;
    news: string;
    /** Says why the cart has only `added` of the `requested` units, by the reason. */
    shortfalls: Record<MergeShortfallReason, (product: string, added: number, requested: number) => string>;
    /** Says how an item is delivered now. */
    moved: Record<ShipmentType, (product: string) => string>;
    droppedCoupon: (code: string) => string;
    wishlistFull: (product: string) => string;
    linkEnded: string;
    onWishlist: string;
    cartButton: string;
    wishlistButton: string;
  };
  reviews: {
    written: (product: string) => MailHeading;
    writtenNews: (product: string) => string;
    approved: (product: string) => MailHeading;
    approvedNews: (product: string) => string;
    rejected: (product: string) => MailHeading;
    rejectedNews: (product: string) => string;
    rejectedClosing: string;
    ownButton: string;
    pageButton: string;
  };
  newDevice: {
    heading: (brand: string) => MailHeading;
    /** `device` is empty if nothing is known about it. */
    summary: (day: string, device: string) => string;
    /** Names a device; each name is empty if it is not known. */
    device: (browser: string, system: string) => string;
    wasYou: string;
    button: string;
    wasNotYou: (resetHref: string) => string;
    reason: string;
  };
  account: {
    welcome: (brand: string) => MailHeading;
    welcomeNews: string;
    welcomeClosing: string;
    confirm: (brand: string) => MailHeading;
    confirmNews: string;
    confirmClosing: string;
    confirmButton: string;
    reset: (brand: string) => MailHeading;
    resetNews: string;
    resetButton: string;
    resetClosing: string;
    passwordChanged: (brand: string) => MailHeading;
    passwordChangedNews: string;
    passwordChangedClosing: string;
    passwordChangedButton: string;
    emailChanged: (brand: string) => MailHeading;
    emailChangedNews: string;
    emailChangedClosing: string;
    emailChangedButton: string;
    addressesChanged: (brand: string) => MailHeading;
    addressesChangedNews: string;
    addressesChangedClosing: string;
    addressesChangedButton: string;
    passkeyAdded: (brand: string) => MailHeading;
    passkeyAddedNews: string;
    passkeyAddedClosing: string;
    passkeyRemoved: (brand: string) => MailHeading;
    passkeyRemovedNews: string;
    passkeyRemovedClosing: string;
    passkeysReset: (brand: string) => MailHeading;
    passkeysResetNews: string;
    passkeysResetClosing: string;
    passkeysButton: string;
    erase: (brand: string) => MailHeading;
    eraseNews: string;
    eraseButton: string;
    eraseClosing: string;
    erased: (brand: string) => MailHeading;
    erasedNews: string;
  };
  pickup: {
    ready: (orderNo: string) => MailHeading;
    /** `items` are lines such as `2 × Chore Coat, Duck Brown`. */
    readyNews: (store: string, items: string) => string;
    readyProof: string;
    hours: string;
    openFrom: (day: string, opens: string, closes: string) => string;
    closedOn: (day: string) => string;
    collectUntil: (day: string) => string;
    reminder: (orderNo: string, day: string) => MailHeading;
    collected: (orderNo: string) => MailHeading;
    collectedNews: (store: string, day: string, items: string) => string;
    collectedBySomeoneElse: (phone: string) => string;
    expired: (orderNo: string) => MailHeading;
    expiredNews: (store: string) => string;
    refunded: (amount: string) => string;
    missing: (orderNo: string) => MailHeading;
    missingItems: (store: string, items: string) => string;
    /** `ready` is undefined if it is not known when everything is ready. */
    missingTransfer: (ready: { day: string; time: string } | undefined) => string;
    /** `day` is undefined if it is not known when the items arrive. */
    missingShip: (day: string | undefined) => string;
    item: (name: string, quantity: number) => string;
  };
  labeled: (label: string, value: string) => string;
}
