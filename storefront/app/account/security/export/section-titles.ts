import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The sections of an export by their names in the response. A section without a title is shown by that name. */
export const sectionTitles: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  Profile: { id: 'account.export.section.profile', defaultMessage: 'Profile' },
  Addresses: { id: 'account.export.section.addresses', defaultMessage: 'Address book' },
  'Links in mails': { id: 'account.export.section.links', defaultMessage: 'Links in emails to you' },
  'What the shop did with this data': { id: 'account.export.section.changes', defaultMessage: 'Who looked at or changed your data' },
  'Saved cards': { id: 'account.export.section.cards', defaultMessage: 'Saved cards' },
  Wishlist: { id: 'account.export.section.wishlist', defaultMessage: 'Wishlist' },
  Baskets: { id: 'account.export.section.baskets', defaultMessage: 'Carts' },
  'Baskets that wait to be merged': { id: 'account.export.section.merges', defaultMessage: 'Carts that wait to be merged' },
  Orders: { id: 'account.export.section.orders', defaultMessage: 'Orders' },
  Sessions: { id: 'account.export.section.sessions', defaultMessage: 'Signed-in devices' },
  Passkeys: { id: 'account.export.section.passkeys', defaultMessage: 'Passkeys' },
  'Reviews found helpful': { id: 'account.export.section.votes', defaultMessage: 'Reviews you found helpful' },
  'Email subscription': { id: 'account.export.section.subscription', defaultMessage: 'Email subscription' },
  'Email consents': { id: 'account.export.section.consents', defaultMessage: 'Consent to emails' },
  'Printed catalog': { id: 'account.export.section.catalog', defaultMessage: 'Printed catalog' },
  'Back-in-stock requests': { id: 'account.export.section.notices', defaultMessage: 'Back-in-stock requests' },
  Reviews: { id: 'account.export.section.reviews', defaultMessage: 'Reviews' },
  Messages: { id: 'account.export.section.messages', defaultMessage: 'Messages to customer service' },
});
