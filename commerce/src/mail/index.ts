/** Mail: its port, its two adapters, its templates. */
export { createFolderTransport } from './folder-transport.ts';
export type { MailShop } from './layout.ts';
export { type Letter, renderLetter } from './letter.ts';
export type { Mail, MailOccasion, MailTransport } from './mail.ts';
export { renderOrderConfirmation } from './order-confirmation.ts';
export type { ReviewPaths } from './order-facts.ts';
export { createSmtpTransport } from './smtp-transport.ts';
export { type MailVoice, mailVoice, moneyIn } from './voice.ts';
export { type MailLocale, mailLocaleOf, mailWords } from './words/index.ts';
