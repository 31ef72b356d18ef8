/** A short letter: a headline, paragraphs, perhaps promo codes and one button. Its words are given, its looks are ours. */
import { render } from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { block, type MailReason, type MailShop, mailAround, mailButton } from './layout.ts';
import type { Mail } from './mail.ts';
import type { MailLocale } from './mail-locale.ts';
import { color, text } from './mail-theme.ts';

export interface NotificationMail extends MailReason {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  codes?: readonly { code: string; description: string }[];
  button?: { label: string; href: string };
  /** Small, below the button. */
  closing?: string;
}

function codePanel({ code, description }: { code: string; description: string }): ReactNode {
  const style = { marginTop: 16, background: color.label, border: `2px solid ${color.ink}`, padding: '14px 18px' };
  return block(code, style, h('p', { style: { ...text.card, marginBottom: 4 } }, code), h('p', { style: text.body }, description));
}

/** Line breaks of a paragraph stay. */
function lines(paragraph: string): ReactNode[] {
  return paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: String(index) }), line]));
}

function element(letter: NotificationMail, shop: MailShop, voice: MailLocale): ReactNode {
  const [first = '', ...more] = letter.paragraphs;
  const paragraph = (words: string, key: number) => h('p', { key, style: { ...text.body, marginTop: 14 } }, ...lines(words));
  return mailAround(
    shop,
    voice,
    first,
    letter,
    block('head', { padding: '32px 0 8px' }, h('h1', { style: text.page }, letter.title), ...[first, ...more].map(paragraph)),
    ...(letter.codes ?? []).map(codePanel),
    letter.button ? mailButton(letter.button.href, letter.button.label) : null,
    letter.closing ? block('closing', { padding: '8px 0 24px' }, h('p', { style: text.second }, letter.closing)) : null,
  );
}

function plainText(letter: NotificationMail, { brand, contact }: MailShop, { messages: { footer, labelled } }: MailLocale): string {
  const paragraphs = [
    letter.title,
    ...letter.paragraphs,
    ...(letter.codes ?? []).map(({ code, description }) => `${code}\n${description}`),
    ...(letter.button ? [labelled(letter.button.label, letter.button.href)] : []),
    ...(letter.closing ? [letter.closing] : []),
    ...(contact ? [contact] : []),
    footer.sent(brand, letter.because),
    ...(letter.unsubscribeHref ? [labelled(footer.unsubscribe, letter.unsubscribeHref)] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The letter as a mail, in both forms; its words are in the language of the voice. */
export async function renderNotificationMail(letter: NotificationMail, shop: MailShop, voice: MailLocale): Promise<Omit<Mail, 'to'>> {
  return { subject: letter.subject, html: await render(element(letter, shop, voice)), text: plainText(letter, shop, voice) };
}
