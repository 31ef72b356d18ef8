import { Img, Link, Section } from '@react-email/components';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { block, type MailShop, mailButton, mailLayout, row } from './layout.ts';
import type { MailLocale } from './mail-locale.ts';
import { color, text } from './mail-theme.ts';
import type { OrderMailContent, OrderMailLine, OrderMailSum } from './order-mail-content.ts';

const imageWidth = 88;
const imageHeight = 110;

const paragraph = (style: CSSProperties, words: ReactNode, key?: string) => h('p', { key, style }, words);

/** The picture service's address of a size; JPEG, since not every mail program reads more. */
function picture(path: string, siteOrigin: string): string {
  const url = new URL(path, siteOrigin);
  url.searchParams.set('w', String(imageWidth * 2));
  url.searchParams.set('fmt', 'jpeg');
  return url.href;
}

function lineRow(line: OrderMailLine, { siteOrigin }: MailShop, { messages }: MailLocale): ReactNode {
  const { href } = line;
  const src = picture(line.imagePath, siteOrigin);
  const image = h(Img, {
    src,
    alt: line.imageAlt,
    width: imageWidth,
    height: imageHeight,
    // The words stand in for a picture that is not loaded.
    style: { ...text.small, display: 'block', background: color.kraft },
  });
  const name = h(Link, { href, style: { ...text.strong, textDecoration: 'none' } }, line.name);
  return row(line.itemId, { borderBottom: `1px solid ${color.thread}` }, [
    { style: { width: imageWidth, padding: '16px 16px 16px 0', verticalAlign: 'top' }, content: [h(Link, { key: 'image', href }, image)] },
    {
      style: { padding: '16px 12px 16px 0', verticalAlign: 'top' },
      content: [
        paragraph(text.strong, name, 'name'),
        paragraph(text.second, line.description, 'words'),
        line.reviewHref
          ? paragraph(text.second, h(Link, { href: line.reviewHref, style: text.second }, messages.order.review), 'review')
          : null,
      ],
    },
    { style: { padding: '16px 0', verticalAlign: 'top', width: 96 }, content: [paragraph(text.price, line.price, 'price')] },
  ]);
}

function sumRow({ label, amount, kind }: OrderMailSum): ReactNode {
  const isTotal = kind === 'total';
  const tone = kind === 'saving' ? { color: color.spruce } : {};
  const padding = isTotal ? '12px 0 0' : '3px 0';
  const right = { ...text.price, ...tone, ...(isTotal ? { fontSize: 20 } : {}) };
  return row(label, isTotal ? { marginTop: 10, borderTop: `2px solid ${color.ink}` } : {}, [
    { style: { padding }, content: [paragraph({ ...(isTotal ? text.card : text.body), ...tone }, label, 'label')] },
    { style: { padding, width: 130 }, content: [paragraph(right, amount, 'amount')] },
  ]);
}

/** A ruled panel with a title, as the shop has them. */
function panel(title: string, lines: string[]): ReactNode {
  if (lines.length === 0) return null;
  const style = { marginTop: 16, background: color.label, border: `2px solid ${color.ink}`, padding: '14px 18px' };
  return block(title, style, paragraph({ ...text.label, marginBottom: 6 }, title), ...lines.map((line) => paragraph(text.body, line)));
}

/** The confirmation as a mail program shows it. */
export function orderConfirmationElement(facts: OrderMailContent, shop: MailShop, voice: MailLocale): ReactNode {
  const { title, shipsTo, paidWith, track } = voice.messages.order;
  return mailLayout(
    shop,
    voice,
    `${facts.itemCount}, ${facts.total}. ${facts.lead}`,
    block(
      'head',
      { padding: '32px 0 8px' },
      paragraph({ ...text.label, marginBottom: 10 }, title(facts.orderNo)),
      h('h1', { style: text.page }, facts.greeting),
      paragraph({ ...text.body, marginTop: 14 }, facts.lead),
    ),
    h(
      Section,
      { key: 'lines', style: { marginTop: 16, borderTop: `2px solid ${color.ink}` } },
      ...facts.lines.map((line) => lineRow(line, shop, voice)),
    ),
    h(Section, { key: 'sums', style: { padding: '16px 0 8px' } }, ...facts.sums.map(sumRow)),
    panel(shipsTo, facts.shipsTo),
    panel(paidWith, facts.payments),
    mailButton(voice.href('/track-order'), track),
  );
}
