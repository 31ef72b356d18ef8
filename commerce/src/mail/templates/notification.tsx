import { render } from '@react-email/components';
import { Fragment } from 'react';
import type { MailShop } from '../mail.ts';
import type { MailLocale } from '../mail-locale.ts';
import { text } from '../mail-theme.ts';
import type { NotificationMail } from '../notification-mail.ts';
import { Block, MailButton, MailLayout, Panel } from './layout.tsx';

function Paragraph({ children }: { children: string }) {
  const [first, ...more] = children.split('\n');
  return (
    <p style={{ ...text.body, marginTop: 14 }}>
      {first}
      {more.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  );
}

interface NotificationProps {
  mail: NotificationMail;
  shop: MailShop;
  locale: MailLocale;
}

function Notification({ mail, shop, locale }: NotificationProps) {
  const { title, paragraphs, codes = [], button, closing } = mail;
  return (
    <MailLayout shop={shop} locale={locale} reason={mail} preview={paragraphs[0] ?? ''}>
      <Block style={{ padding: '32px 0 8px' }}>
        <h1 style={text.page}>{title}</h1>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Block>
      {codes.map(({ code, description }) => (
        <Panel key={code}>
          <p style={{ ...text.card, marginBottom: 4 }}>{code}</p>
          <p style={text.body}>{description}</p>
        </Panel>
      ))}
      {button ? <MailButton href={button.href} label={button.label} /> : null}
      {closing ? (
        <Block style={{ padding: '8px 0 24px' }}>
          <p style={text.second}>{closing}</p>
        </Block>
      ) : null}
    </MailLayout>
  );
}

export function renderNotificationHtml(props: NotificationProps): Promise<string> {
  return render(<Notification {...props} />);
}
