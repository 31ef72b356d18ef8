import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { EmailErrorMessage } from './email-error-message.tsx';

it.each([
  ['required', 'This field is required.'],
  ['too-long', 'Email cannot be longer than 254 characters.'],
  ['email', 'Email addresses must contain an &quot;at&quot; sign (@) and a period (.).'],
])('AUTH-009 MARKETING-003 the error %s of an email field says “%s”', (code, message) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <EmailErrorMessage error={{ code }} />
    </IntlProvider>,
  );
  expect(html).toBe(message);
});
