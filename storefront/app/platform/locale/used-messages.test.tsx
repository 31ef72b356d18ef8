import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, FormattedMessage, IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { ServerPageContext } from '../document/server-page.ts';
import { lazyComponentsLoaded, lazyOnVisible } from '../lazy.tsx';
import { serializeMessages, trackUsedMessages, UsedMessages } from './used-messages.tsx';

const literal = (value: string) => [{ type: 0 as const, value }];
const french = { 'cart.title': literal('Votre panier'), 'cart.empty': literal('Rien ici'), 'seo.cart': literal('Panier') };

it('I18N-001 a page embeds the messages with which it was rendered and those of titles', () => {
  const tracked = trackUsedMessages(french);
  const intl = createIntl({ locale: 'fr-FR', defaultLocale: 'fr-FR', messages: tracked.messages });
  expect(intl.formatMessage({ id: 'cart.title', defaultMessage: 'Your cart' })).toBe('Votre panier');
  expect(intl.formatMessage({ id: 'cart.total', defaultMessage: 'Total' })).toBe('Total');
  expect(Object.keys(tracked.used())).toEqual(['cart.title', 'seo.cart']);
});

it('I18N-001 a page embeds every translated message of titles and descriptions', () => {
  const translation: object = JSON.parse(readFileSync(new URL('../../../messages/fr-FR/seo.json', import.meta.url), 'utf8'));
  const ids = Object.keys(translation);
  expect(ids.length).toBeGreaterThan(20);
  const tracked = trackUsedMessages(Object.fromEntries(ids.map((id) => [id, literal(id)])));
  expect(Object.keys(tracked.used())).toEqual(ids);
});

it('messages cannot close their element, which is the last one of the body', () => {
  const json = serializeMessages({ a: literal('</script><script>alert(1)</script>') }, '/assets/messages-fr-FR-1.json');
  expect(JSON.parse(json).messages.a[0].value).toBe('</script><script>alert(1)</script>');
  const html = renderToStaticMarkup(
    <ServerPageContext value={{ locale: 'fr-FR', basename: '', usedMessages: () => json }}>
      <body>
        é<UsedMessages />
      </body>
    </ServerPageContext>,
  );
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).toBe(`<body>é<script type="application/json" id="messages">${json}</script></body>`);
});

it('a page in the language of the code has no messages element', () => {
  expect(renderToStaticMarkup(<UsedMessages />)).toBe('');
});

it('I18N-001 the messages element contains the messages of every component before it, including lazy ones', async () => {
  const tracked = trackUsedMessages(french);
  const Empty = lazyOnVisible('empty', async () => ({ default: () => <FormattedMessage id="cart.empty" defaultMessage="Nothing" /> }));
  await lazyComponentsLoaded();
  const html = renderToStaticMarkup(
    <ServerPageContext value={{ locale: 'fr-FR', basename: '', usedMessages: () => serializeMessages(tracked.used(), undefined) }}>
      <IntlProvider locale="fr-FR" defaultLocale="fr-FR" messages={tracked.messages}>
        <Empty />
      </IntlProvider>
      <UsedMessages />
    </ServerPageContext>,
  );
  expect(html).toContain('Rien ici');
  const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(Object.keys(JSON.parse(json).messages)).toEqual(['cart.empty', 'seo.cart']);
});
