import { defineMessages } from 'react-intl';

export const noAccountsMessages = defineMessages({
  signIn: {
    id: 'account.unsupported.sign-in',
    defaultMessage:
      'This shop takes guests and keeps no accounts, so there is none to sign in to. Check out as a guest, or track an order.',
  },
  register: {
    id: 'account.unsupported.register',
    defaultMessage:
      'This shop takes guests and keeps no accounts, so nothing was saved. Check out as a guest; an order needs only your email.',
  },
  reset: {
    id: 'account.unsupported.reset',
    defaultMessage:
      'This shop takes guests and keeps no accounts, so there is no password to reset. An order is found by its number and your email.',
  },
});
