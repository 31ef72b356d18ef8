import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { ReviewCount } from './review-count.tsx';

const textOf = (count: number) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <ReviewCount count={count} />
    </IntlProvider>,
  ).replaceAll(/<[^>]+>/g, '');

it('LIST-014 counts one review and several reviews', () => {
  expect([0, 1, 2, 1284].map(textOf)).toEqual(['0 reviews', '1 review', '2 reviews', '1,284 reviews']);
});
