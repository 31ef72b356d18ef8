import type { MailLocale, MailShop, NotificationMail } from '../mail/index.ts';

/**
 * The texts of the mails about an account. None of them contains what a caller has typed, such as a name: anyone can register anyone's
 * address, and would otherwise send their own text to it.
 */
export function welcomeMail(token: string, { brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.welcome(brand),
    paragraphs: [account.welcomeNews],
    button: { label: account.confirmButton, href: href(`/account/confirm-email?token=${token}`) },
    closing: account.welcomeClosing,
    reason: footer.reasonAccount,
  };
}

export function confirmEmailMail(
  token: string,
  { brand }: MailShop,
  { messages: { account, footer }, href }: MailLocale,
): NotificationMail {
  return {
    ...account.confirm(brand),
    paragraphs: [account.confirmNews],
    button: { label: account.confirmButton, href: href(`/account/confirm-email?token=${token}`) },
    closing: account.confirmClosing,
    reason: footer.reasonAccount,
  };
}

export function resetPasswordMail(
  token: string,
  { brand }: MailShop,
  { messages: { account, footer }, href }: MailLocale,
): NotificationMail {
  return {
    ...account.reset(brand),
    paragraphs: [account.resetNews],
    button: { label: account.resetButton, href: href(`/set-password?token=${token}`) },
    closing: account.resetClosing,
    reason: footer.reasonReset,
  };
}

export function eraseAccountMail(
  token: string,
  { brand }: MailShop,
  { messages: { account, footer }, href }: MailLocale,
): NotificationMail {
  return {
    ...account.erase(brand),
    paragraphs: [account.eraseNews],
    button: { label: account.eraseButton, href: href(`/account/confirm-erasure?token=${token}`) },
    closing: account.eraseClosing,
    reason: footer.reasonAccount,
  };
}

export function passwordChangedMail({ brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.passwordChanged(brand),
    paragraphs: [account.passwordChangedNews, account.passwordChangedClosing],
    button: { label: account.passwordChangedButton, href: href('/reset-password') },
    reason: footer.reasonAccount,
  };
}

export function emailChangedMail({ brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.emailChanged(brand),
    paragraphs: [account.emailChangedNews, account.emailChangedClosing],
    button: { label: account.emailChangedButton, href: href('/customer-service') },
    reason: footer.reasonAccount,
  };
}

export function passkeyAddedMail({ brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.passkeyAdded(brand),
    paragraphs: [account.passkeyAddedNews, account.passkeyAddedClosing],
    button: { label: account.passkeysButton, href: href('/account/security') },
    reason: footer.reasonAccount,
  };
}

export function passkeyRemovedMail({ brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.passkeyRemoved(brand),
    paragraphs: [account.passkeyRemovedNews, account.passkeyRemovedClosing],
    button: { label: account.passkeysButton, href: href('/account/security') },
    reason: footer.reasonAccount,
  };
}

export function passkeysResetMail({ brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.passkeysReset(brand),
    paragraphs: [account.passkeysResetNews, account.passkeysResetClosing],
    button: { label: account.passkeysButton, href: href('/account/security') },
    reason: footer.reasonAccount,
  };
}

export function addressesChangedMail({ brand }: MailShop, { messages: { account, footer }, href }: MailLocale): NotificationMail {
  return {
    ...account.addressesChanged(brand),
    paragraphs: [account.addressesChangedNews, account.addressesChangedClosing],
    button: { label: account.addressesChangedButton, href: href('/account/addresses') },
    reason: footer.reasonAccount,
  };
}
