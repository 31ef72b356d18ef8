import { Column, Img, Link, Row, render, Section } from '@react-email/components';
import type { MailShop } from '../mail.ts';
import type { MailLocale } from '../mail-locale.ts';
import { color, text } from '../mail-theme.ts';
import type { OrderMailContent, OrderMailLine, OrderMailSum } from '../order-mail-content.ts';
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

function TextPanel({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel>
      <p style={{ ...text.label, marginBottom: 6 }}>{title}</p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <p key={index} style={text.body}>
          {line}
        </p>
      ))}
    </Panel>
  );
}

interface OrderConfirmationProps {
  content: OrderMailContent;
  shop: MailShop;
  locale: MailLocale;
}

function OrderConfirmation({ content, shop, locale }: OrderConfirmationProps) {
  const { order, footer } = locale.messages;
  const preview = `${content.itemCount}, ${content.total}. ${content.lead}`;
  return (
    <MailLayout shop={shop} locale={locale} reason={{ reason: footer.reasonOrder }} preview={preview}>
      <Block style={{ padding: '32px 0 8px' }}>
        <p style={{ ...text.label, marginBottom: 10 }}>{order.title(content.orderNo)}</p>
        <h1 style={text.page}>{content.greeting}</h1>
        <p style={{ ...text.body, marginTop: 14 }}>{content.lead}</p>
      </Block>
      <Section style={{ marginTop: 16, borderTop: `2px solid ${color.foreground}` }}>
        {content.lines.map((line) => (
          <LineRow key={line.itemId} line={line} siteOrigin={shop.siteOrigin} />
        ))}
      </Section>
      <Section style={{ padding: '16px 0 8px' }}>
        {content.sums.map((sum) => (
          <SumRow key={sum.label} sum={sum} />
        ))}
      </Section>
      <TextPanel title={order.shipsTo} lines={content.shipsTo} />
      {content.pickups.map((pickup) => (
        <TextPanel key={pickup.title} {...pickup} />
      ))}
      <TextPanel title={order.gift} lines={content.gift} />
      <TextPanel title={order.payment} lines={content.payments} />
      <MailButton href={content.trackHref} label={order.track} />
    </MailLayout>
  );
}

export function renderOrderConfirmationHtml(props: OrderConfirmationProps): Promise<string> {
  return render(<OrderConfirmation {...props} />);
}
