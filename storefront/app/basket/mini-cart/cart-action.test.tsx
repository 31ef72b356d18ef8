import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CartAction } from './cart-action.tsx';

const htmlAt = (path: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <MemoryRouter initialEntries={[path]}>
        <CartAction hasFlyout={false} />
      </MemoryRouter>
    </IntlProvider>,
  );

it('SHELL-029 shows 0 on a confirmation, also in the server’s HTML, and no count elsewhere until the basket is known', () => {
  expect(htmlAt('/checkout/confirmation')).toMatch(/<span[^>]* data-part="count"[^>]*>0<\/span>/);
  expect(htmlAt('/fr-FR/checkout/confirmation')).toMatch(/<span[^>]* data-part="count"[^>]*>0<\/span>/);
  for (const path of ['/', '/cart', '/checkout']) expect(htmlAt(path)).not.toContain('data-part="count"');
});
