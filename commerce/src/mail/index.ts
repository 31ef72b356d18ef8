export { addressLines } from './address-lines.ts';
export { createFolderTransport } from './folder-transport.ts';
export type { Mail, MailIdentity, MailShop, MailTransport } from './mail.ts';
export { createMailLocale, formatMoney, type MailLocale } from './mail-locale.ts';
export { type MailLocaleCode, mailMessages, pickMailLocale } from './messages/index.ts';
export { type NotificationMail, renderNotificationMail } from './notification-mail.ts';
export { renderOrderConfirmation } from './order-confirmation.ts';
export { createSmtpTransport } from './smtp-transport.ts';
export { variationTexts } from './variation-texts.ts';
