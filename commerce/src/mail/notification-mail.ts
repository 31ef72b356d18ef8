import './jsx-hook.ts';
import type { Mail, MailReason, MailShop } from './mail.ts';
import type { MailLocale } from './mail-locale.ts';

export interface NotificationMail extends MailReason {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  codes?: readonly { code: string; description: string }[];
  button?: { label: string; href: string };
  closing?: string;
}

function plainText(mail: NotificationMail, { brand, contact }: MailShop, { messages: { footer, labeled } }: MailLocale): string {
  const paragraphs = [
    mail.title,
    ...mail.paragraphs,
    ...(mail.codes ?? []).map(({ code, description }) => `${code}\n${description}`),
    ...(mail.button ? [labeled(mail.button.label, mail.button.href)] : []),
    ...(mail.closing ? [mail.closing] : []),
    ...(contact ? [contact] : []),
    footer.sent(brand, mail.reason),
    ...(mail.unsubscribeHref ? [labeled(footer.unsubscribe, mail.unsubscribeHref)] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

export async function renderNotificationMail(mail: NotificationMail, shop: MailShop, locale: MailLocale): Promise<Omit<Mail, 'to'>> {
  const { renderNotificationHtml } = await import('./templates/notification.tsx');
  return { subject: mail.subject, html: await renderNotificationHtml({ mail, shop, locale }), text: plainText(mail, shop, locale) };
}
