import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Labels of the codes of an export, by field. A code without a label is shown as it is. */
export const valueLabels: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  purpose: defineMessages({
    email: { id: 'account.export.purpose.email', defaultMessage: 'To confirm an email address' },
    password: { id: 'account.export.purpose.password', defaultMessage: 'To set a password' },
    erasure: { id: 'account.export.purpose.erasure', defaultMessage: 'To erase the account' },
  }),
  action: defineMessages({
    find: { id: 'account.export.action.find', defaultMessage: 'Looked you up' },
    show: { id: 'account.export.action.show', defaultMessage: 'Looked at your account' },
    export: { id: 'account.export.action.export', defaultMessage: 'Made a copy of your data' },
    unlock: { id: 'account.export.action.unlock', defaultMessage: 'Unlocked your account' },
    erase: { id: 'account.export.action.erase', defaultMessage: 'Erased your account' },
  }),
  kind: defineMessages({
    signed_up: { id: 'account.export.kind.signed-up', defaultMessage: 'Signed up' },
    confirmed: { id: 'account.export.status.confirmed', defaultMessage: 'Confirmed' },
    unsubscribed: { id: 'account.export.status.unsubscribed', defaultMessage: 'Unsubscribed' },
  }),
  status: defineMessages({
    open: { id: 'account.export.status.open', defaultMessage: 'Open' },
    placing: { id: 'account.export.status.placing', defaultMessage: 'Being ordered' },
    ordered: { id: 'account.export.status.ordered', defaultMessage: 'Ordered' },
    deleted: { id: 'account.export.status.deleted', defaultMessage: 'Deleted' },
    unconfirmed: { id: 'account.export.status.unconfirmed', defaultMessage: 'Not confirmed' },
    confirmed: { id: 'account.export.status.confirmed', defaultMessage: 'Confirmed' },
    unsubscribed: { id: 'account.export.status.unsubscribed', defaultMessage: 'Unsubscribed' },
    pending: { id: 'account.export.status.pending', defaultMessage: 'Waits to be checked' },
    approved: { id: 'account.export.status.approved', defaultMessage: 'Published' },
    refused: { id: 'account.export.status.refused', defaultMessage: 'Not published' },
    withdrawn: { id: 'account.export.status.withdrawn', defaultMessage: 'Withdrawn' },
    created: { id: 'account.orders.status.payment', defaultMessage: 'Waiting for the payment' },
    authorising: { id: 'account.orders.status.payment', defaultMessage: 'Waiting for the payment' },
    awaiting_shopper: { id: 'account.orders.status.payment', defaultMessage: 'Waiting for the payment' },
    failed: { id: 'account.orders.status.failed', defaultMessage: 'Not placed: the payment failed' },
    cancelled: { id: 'account.orders.status.cancelled', defaultMessage: 'Canceled' },
    new: { id: 'tracking.stage.placed', defaultMessage: 'Order placed' },
    allocated: { id: 'tracking.stage.packing', defaultMessage: 'Being packed' },
    shipped: { id: 'tracking.stage.shipped', defaultMessage: 'On its way' },
    ready_for_pickup: { id: 'tracking.stage.ready', defaultMessage: 'Ready for pickup' },
    completed: { id: 'account.export.status.completed', defaultMessage: 'Completed' },
  }),
  type: defineMessages({
    wish_list: { id: 'account.export.section.wishlist', defaultMessage: 'Wishlist' },
  }),
  c_orderType: defineMessages({
    shipping: { id: 'account.export.order-type.shipping', defaultMessage: 'Shipped' },
    pickup: { id: 'account.export.order-type.pickup', defaultMessage: 'Picked up at a store' },
    split: { id: 'account.export.order-type.split', defaultMessage: 'Partly shipped, partly picked up' },
  }),
  c_salesOrigin: defineMessages({
    Internet: { id: 'account.orders.online', defaultMessage: 'Online' },
    EDI: { id: 'account.export.origin.edi', defaultMessage: 'Electronic order of a company' },
    'MRKT Place': { id: 'account.export.origin.marketplace', defaultMessage: 'Marketplace' },
    Other: { id: 'account.export.origin.other', defaultMessage: 'Another way' },
    'POS DIRECT': { id: 'account.orders.store', defaultMessage: 'Store' },
    POS: { id: 'account.orders.store', defaultMessage: 'Store' },
    Phone: { id: 'account.orders.phone', defaultMessage: 'Phone' },
    'Mail orders': { id: 'account.export.origin.mail', defaultMessage: 'Mail' },
    Fax: { id: 'account.export.origin.fax', defaultMessage: 'Fax' },
    Wholesale: { id: 'account.export.origin.wholesale', defaultMessage: 'Wholesale' },
  }),
  /** Votes of reviews. */
  fit: defineMessages({
    1: { id: 'reviews.fit.small', defaultMessage: 'Runs small' },
    2: { id: 'reviews.fit.rather-small', defaultMessage: 'Runs a little small' },
    3: { id: 'reviews.fit.true', defaultMessage: 'True to size' },
    4: { id: 'reviews.fit.rather-large', defaultMessage: 'Runs a little large' },
    5: { id: 'reviews.fit.large', defaultMessage: 'Runs large' },
  }),
};
