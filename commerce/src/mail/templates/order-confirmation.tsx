import { Column, Img, Link, Row, render, Section } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import type { MailShop } from '../mail.ts';
import type { MailLocale } from '../mail-locale.ts';
import { color, text } from '../mail-theme.ts';
import type { OrderMailContent, OrderMailSum } from '../order-mail-content.ts';
import type { OrderMailDelivery, OrderMailLink } from '../order-mail-delivery-section.ts';
import type { OrderMailLine } from '../order-mail-lines.ts';
import { Block, MailButton, MailLayout, Panel } from './layout.tsx';

const imageWidth = 88;
const imageHeight = 110;

/** Returns the URL of an image at twice the displayed width, as JPEG, because some mail programs read no other format. */
function imageUrl(path: string, siteOrigin: string): string {
  const url = new URL(path, siteOrigin);
  url.searchParams.set('w', String(imageWidth * 2));
  url.searchParams.set('fmt', 'jpeg');
  return url.href;
}

function LineRow({ line, siteOrigin }: { line: OrderMailLine; siteOrigin: string }) {
  return (
    <Row style={{ borderBottom: `1px solid ${color.border}` }}>
      <Column style={{ width: imageWidth, padding: '16px 16px 16px 0', verticalAlign: 'top' }}>
        <Link href={line.href}>
          <Img
            src={imageUrl(line.imagePath, siteOrigin)}
            alt={line.imageAlt}
            width={imageWidth}
            height={imageHeight}
            // Styles the alternative text, which many mail programs show instead of the image.
            style={{ ...text.small, display: 'block', background: color.surfaceMuted }}
          />
        </Link>
      </Column>
      <Column style={{ padding: '16px 12px 16px 0', verticalAlign: 'top' }}>
        <p style={text.strong}>
          <Link href={line.href} style={{ ...text.strong, textDecoration: 'none' }}>
            {line.name}
          </Link>
        </p>
        <p style={text.second}>{line.description}</p>
        {line.giftCardTexts.map((giftCardText) => (
          <p key={giftCardText} style={{ ...text.second, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {giftCardText}
          </p>
        ))}
      </Column>
      <Column style={{ padding: '16px 0', verticalAlign: 'top', width: 96 }}>
        <p style={text.price}>{line.price}</p>
      </Column>
    </Row>
  );
}

function SumRow({ sum: { label, amount, kind } }: { sum: OrderMailSum }) {
  const isTotal = kind === 'total';
  const textStyle = kind === 'saving' ? { color: color.success } : {};
  const padding = isTotal ? '12px 0 0' : '3px 0';
  return (
    <Row style={isTotal ? { marginTop: 10, borderTop: `2px solid ${color.foreground}` } : {}}>
      <Column style={{ padding }}>
        <p style={{ ...(isTotal ? text.card : text.body), ...textStyle }}>{label}</p>
      </Column>
      <Column style={{ padding, width: 130 }}>
        <p style={{ ...text.price, ...textStyle, ...(isTotal ? { fontSize: 20 } : {}) }}>{amount}</p>
      </Column>
    </Row>
  );
}

function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
    <p key={index} style={text.body}>
      {line}
    </p>
  ));
}

function TextLink({ link: { label, href } }: { link: OrderMailLink }) {
  return (
    <Link href={href} style={{ ...text.body, textDecoration: 'underline' }}>
      {label}
    </Link>
  );
}

function TextPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <p style={{ ...text.label, marginBottom: 6 }}>{title}</p>
      {children}
    </Panel>
  );
}

function DeliveryDetails({ delivery: { details, links } }: { delivery: OrderMailDelivery }) {
  return (
    <>
      {details.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no other key
        <div key={index} style={index > 0 ? { marginTop: 10 } : {}}>
          <TextLines lines={lines} />
        </div>
      ))}
      {links.map((link) => (
        <p key={link.href} style={{ ...text.body, marginTop: 10 }}>
          <TextLink link={link} />
        </p>
      ))}
    </>
  );
}

function LineRows({ lines, siteOrigin }: { lines: readonly OrderMailLine[]; siteOrigin: string }) {
  return (
    <Section style={{ marginTop: 16, borderTop: `2px solid ${color.foreground}` }}>
      {lines.map((line) => (
        <LineRow key={line.itemId} line={line} siteOrigin={siteOrigin} />
      ))}
    </Section>
  );
}

function DeliveryHeading({ delivery }: { delivery: OrderMailDelivery }) {
  const { title, when } = delivery;
  return (
    <Block style={{ paddingTop: 32 }}>
      <h2 style={text.card}>{title}</h2>
      {when ? <p style={{ ...text.strong, color: color.success, marginBottom: 6 }}>{when}</p> : null}
      <DeliveryDetails delivery={delivery} />
    </Block>
  );
}

interface OrderConfirmationProps {
  content: OrderMailContent;
  shop: MailShop;
  locale: MailLocale;
}

function OrderConfirmation({ content, shop, locale }: OrderConfirmationProps) {
  const { order, footer } = locale.messages;
  const { deliveries, gift, payments, track, returns } = content;
  const only = deliveries.length === 1 ? deliveries[0] : undefined;
  const preview = `${content.itemCount}, ${content.total}. ${content.lead}`;
  return (
    <MailLayout shop={shop} locale={locale} reason={{ reason: footer.reasonOrder }} preview={preview}>
      <Block style={{ padding: '32px 0 8px' }}>
        <p style={text.label}>{order.title(content.orderNo)}</p>
        <p style={{ ...text.second, marginBottom: 10 }}>{content.placed}</p>
        <h1 style={text.page}>{content.greeting}</h1>
        <p style={{ ...text.body, marginTop: 14 }}>{content.lead}</p>
      </Block>
      {deliveries.map((delivery) => (
        <Fragment key={delivery.title}>
          {only ? null : <DeliveryHeading delivery={delivery} />}
          <LineRows lines={delivery.lines} siteOrigin={shop.siteOrigin} />
        </Fragment>
      ))}
      <Section style={{ padding: '16px 0 8px' }}>
        {content.sums.map((sum) => (
          <SumRow key={sum.label} sum={sum} />
        ))}
      </Section>
      {only && only.details.length > 0 ? (
        <TextPanel title={only.title}>
          <DeliveryDetails delivery={only} />
        </TextPanel>
      ) : null}
      {gift.length > 0 ? (
        <TextPanel title={order.gift}>
          <TextLines lines={gift} />
        </TextPanel>
      ) : null}
      {payments.length > 0 ? (
        <TextPanel title={order.payment}>
          <TextLines lines={payments} />
        </TextPanel>
      ) : null}
      <MailButton href={track.href} label={track.label} />
      <Block style={{ paddingBottom: 24 }}>
        <TextLink link={returns} />
      </Block>
    </MailLayout>
  );
}

export function renderOrderConfirmationHtml(props: OrderConfirmationProps): Promise<string> {
  return render(<OrderConfirmation {...props} />);
}
