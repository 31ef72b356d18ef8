/** What every mail has: the logo, the seam below it, a footer. */
import type { SiteLocales } from '@outfitter/contract/client';
import { Body, Column, Container, Head, Html, Link, Preview, Row, Section } from '@react-email/components';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import type { MailLocale } from './mail-locale.ts';
import { color, displayFont, text } from './mail-theme.ts';

/** Who writes: a brand as its settings name it, and where its shop is. */
export interface MailShop {
  brand: string;
  siteOrigin: string;
  /** How shoppers reach a person, as the brand says it. */
  contact?: string;
  /** The site's languages; a site that names none speaks its own. */
  languages?: SiteLocales;
}

/** A row of a mail's table: cells side by side, each with its own style. */
export function row(key: string, style: CSSProperties, cells: { style: CSSProperties; content: ReactNode[] }[]): ReactNode {
  const columns = cells.map((cell, place) => h(Column, { key: String(place), style: cell.style }, ...cell.content));
  // The component's type wants its children among the properties.
  const properties = { key, style, children: columns };
  return h(Row, properties);
}

/** A block of one column. */
export function block(key: string, style: CSSProperties, ...content: ReactNode[]): ReactNode {
  return h(Section, { key, style }, row('only', {}, [{ style: {}, content }]));
}

const ampersand: CSSProperties = {
  display: 'inline-block',
  width: 26,
  height: 26,
  lineHeight: '25px',
  margin: '0 5px',
  border: `2px solid ${color.ink}`,
  borderRadius: 999,
  background: color.rivet,
  textAlign: 'center',
  fontSize: 17,
};

/** The name in the display face; the ampersand of a name that has one sits in a rivet. */
function logo({ brand }: MailShop, { href }: MailLocale): ReactNode {
  const [before, after] = brand.split(' & ', 2);
  const words = after === undefined ? [brand] : [before, h('span', { key: 'and', style: ampersand }, '&'), after];
  const style = { fontFamily: displayFont, fontWeight: 800, fontSize: 24, lineHeight: '32px', color: color.ink, textDecoration: 'none' };
  return h(Link, { href: href('/'), style }, ...words);
}

/** A felled seam: one rule and one row of stitches. */
function seam(key: string): ReactNode {
  const rule = h('div', { style: { borderTop: `2px solid ${color.ink}`, fontSize: 0, lineHeight: '2px', height: 2 } });
  const stitches = h('div', { style: { borderTop: `2px dashed ${color.ink}`, fontSize: 0, lineHeight: 0 } });
  return block(key, {}, rule, stitches);
}

/** Why a mail was sent, and where its reader says that it should be the last. */
export interface MailReason {
  because: string;
  unsubscribeHref?: string;
}

function footer({ brand, contact }: MailShop, { messages: said, href }: MailLocale, { because, unsubscribeHref }: MailReason): ReactNode {
  const link = (words: string, path: string) => h(Link, { href: href(path), style: { ...text.small, textDecoration: 'underline' } }, words);
  const next = { ...text.small, marginTop: 8 };
  return block(
    'footer',
    { padding: '20px 0 8px' },
    h('p', { style: text.small }, link(said.footer.track, '/track-order'), '\u2003', link(said.footer.service, '/customer-service')),
    contact ? h('p', { style: next }, contact) : null,
    h(
      'p',
      { style: next },
      said.footer.sent(brand, because),
      unsubscribeHref
        ? [
            ' ',
            h(
              Link,
              { key: 'leave', href: unsubscribeHref, style: { ...text.small, textDecoration: 'underline' } },
              said.footer.unsubscribe,
            ),
          ]
        : null,
    ),
  );
}

/** The one thing that a mail asks its reader to do. */
export function mailButton(href: string, words: string): ReactNode {
  const style: CSSProperties = {
    ...text.strong,
    display: 'inline-block',
    padding: '12px 24px',
    background: color.rivet,
    border: `2px solid ${color.ink}`,
    borderBottom: `5px solid ${color.ink}`,
    borderRadius: 2,
    fontSize: 17,
    textDecoration: 'none',
  };
  return block('button', { padding: '24px 0 32px' }, h(Link, { href, style }, words));
}

/** A whole mail of an order around its content; `preview` is what an inbox shows beside the subject. */
export function mailLayout(shop: MailShop, voice: MailLocale, preview: string, ...content: ReactNode[]): ReactNode {
  return mailAround(shop, voice, preview, { because: voice.messages.footer.becauseOrder }, ...content);
}

/** The same for any other reason. */
export function mailAround(shop: MailShop, voice: MailLocale, preview: string, reason: MailReason, ...content: ReactNode[]): ReactNode {
  const sheet = { width: '100%', maxWidth: 640, padding: '0 20px' };
  const parts = [
    block('logo', { padding: '4px 0 14px' }, logo(shop, voice)),
    seam('head'),
    ...content,
    seam('foot'),
    footer(shop, voice, reason),
  ];
  return h(
    Html,
    { lang: voice.locale, style: { background: color.paper } },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, preview),
    h(Body, { style: { margin: 0, padding: '24px 0', background: color.paper } }, h(Container, { style: sheet }, ...parts)),
  );
}
