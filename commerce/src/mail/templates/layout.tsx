import { Body, Column, Container, Head, Html, Link, Preview, Row, Section } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import type { MailReason, MailShop } from '../mail.ts';
import type { MailLocale } from '../mail-locale.ts';
import { color, displayFont, text } from '../mail-theme.ts';

export function Block({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <Section style={style ?? {}}>
      <Row style={{}}>
        <Column style={{}}>{children}</Column>
      </Row>
    </Section>
  );
}

export function Panel({ children }: { children: ReactNode }) {
  return (
    <Block style={{ marginTop: 16, background: color.surface, border: `2px solid ${color.foreground}`, padding: '14px 18px' }}>
      {children}
    </Block>
  );
}

const ampersandStyle: CSSProperties = {
  display: 'inline-block',
  width: 26,
  height: 26,
  lineHeight: '25px',
  margin: '0 5px',
  border: `2px solid ${color.foreground}`,
  borderRadius: 999,
  background: color.accent,
  textAlign: 'center',
  fontSize: 17,
};

/** Renders the brand name with a rivet in place of an ampersand. */
function Logo({ brand, href }: { brand: string; href: string }) {
  const [before, after] = brand.split(' & ', 2);
  const style = {
    fontFamily: displayFont,
    fontWeight: 800,
    fontSize: 24,
    lineHeight: '32px',
    color: color.foreground,
    textDecoration: 'none',
  };
  if (after === undefined) {
    return (
      <Link href={href} style={style}>
        {brand}
      </Link>
    );
  }
  return (
    <Link href={href} style={style}>
      {before}
      <span style={ampersandStyle}>&amp;</span>
      {after}
    </Link>
  );
}

function Seam() {
  return (
    <Block>
      <div style={{ borderTop: `2px solid ${color.foreground}`, fontSize: 0, lineHeight: '2px', height: 2 }} />
      <div style={{ borderTop: `2px dashed ${color.foreground}`, fontSize: 0, lineHeight: 0 }} />
    </Block>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ ...text.small, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

interface FooterProps {
  shop: MailShop;
  locale: MailLocale;
  reason: MailReason;
}

function Footer({ shop: { brand, contact }, locale: { messages, href }, reason: { reason, unsubscribeHref } }: FooterProps) {
  const { footer } = messages;
  const nextParagraph = { ...text.small, marginTop: 8 };
  return (
    <Block style={{ padding: '20px 0 8px' }}>
      <p style={text.small}>
        <FooterLink href={href('/track-order')}>{footer.track}</FooterLink>
        {'\u2003'}
        <FooterLink href={href('/customer-service')}>{footer.service}</FooterLink>
      </p>
      {contact ? <p style={nextParagraph}>{contact}</p> : null}
      <p style={nextParagraph}>
        {footer.sent(brand, reason)}
        {unsubscribeHref ? (
          <>
            {' '}
            <FooterLink href={unsubscribeHref}>{footer.unsubscribe}</FooterLink>
          </>
        ) : null}
      </p>
    </Block>
  );
}

const buttonStyle: CSSProperties = {
  ...text.strong,
  display: 'inline-block',
  padding: '12px 24px',
  background: color.accent,
  border: `2px solid ${color.foreground}`,
  borderBottom: `5px solid ${color.foreground}`,
  borderRadius: 2,
  fontSize: 17,
  textDecoration: 'none',
};

export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <Block style={{ padding: '24px 0 32px' }}>
      <Link href={href} style={buttonStyle}>
        {label}
      </Link>
    </Block>
  );
}

interface MailLayoutProps extends FooterProps {
  preview: string;
  children: ReactNode;
}

export function MailLayout({ shop, locale, reason, preview, children }: MailLayoutProps) {
  return (
    <Html lang={locale.locale} style={{ background: color.background }}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 0', background: color.background }}>
        <Container style={{ width: '100%', maxWidth: 640, padding: '0 20px' }}>
          <Block style={{ padding: '4px 0 14px' }}>
            <Logo brand={shop.brand} href={locale.href('/')} />
          </Block>
          <Seam />
          {children}
          <Seam />
          <Footer shop={shop} locale={locale} reason={reason} />
        </Container>
      </Body>
    </Html>
  );
}
