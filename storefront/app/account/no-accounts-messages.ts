import { defineMessages } from 'react-intl';

/** What a form of the account area answers in a shop that keeps no accounts: the truth, and what to do instead. */
export const noAccountsMessages = defineMessages({
  signIn: {
    id: 'account.none.sign-in',
    defaultMessage:
      'This shop takes guests and keeps no accounts, so there is none to sign in to. Check out as a guest, or track an order.',
  },
  register: {
    id: 'account.none.register',
    defaultMessage:
      'This shop takes guests and keeps no accounts, so nothing was saved. Check out as a guest; an order needs only your email.',
  },
  reset: {
    id: 'account.none.reset',
    defaultMessage:
      'This shop takes guests and keeps no accounts, so there is no password to reset. An order is found by its number and your email.',
  },
});
