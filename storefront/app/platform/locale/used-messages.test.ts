import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { messagesScript, trackUsedMessages, withTag } from './used-messages.ts';

const literal = (value: string) => [{ type: 0 as const, value }];
const french = { 'cart.title': literal('Votre panier'), 'cart.empty': literal('Rien ici'), 'head.cart': literal('Panier') };

it('I18N-001 a page carries the messages that it was drawn with, and those of titles', () => {
  const noted = trackUsedMessages(french);
  const intl = createIntl({ locale: 'fr-FR', defaultLocale: 'fr-FR', messages: noted.messages });
  expect(intl.formatMessage({ id: 'cart.title', defaultMessage: 'Your cart' })).toBe('Votre panier');
  expect(intl.formatMessage({ id: 'cart.total', defaultMessage: 'Total' })).toBe('Total');
  expect(Object.keys(noted.used())).toEqual(['cart.title', 'head.cart']);
});

it('its messages cannot end the element that they stand in', () => {
  const tag = messagesScript({ a: literal('</script><script>alert(1)</script>') }, '/assets/messages-fr-FR-1.json');
  expect(tag.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script type="application\/json" id="messages">(.*)<\/script>/.exec(tag)?.[1] ?? '';
  expect(JSON.parse(json).messages.a[0].value).toBe('</script><script>alert(1)</script>');
});

it('stands at the end of the body', () => {
  const withMark = (html: string) => withTag(Buffer.from(html), '<i></i>').toString();
  expect(withMark('<html><body>é</body></html>')).toBe('<html><body>é<i></i></body></html>');
  expect(withMark('no page')).toBe('no page');
});
