import type { Review } from '@outfitter/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { ReviewLists } from './review-lists.tsx';

const review = (headline: string, locale?: string): Review => ({
  id: headline,
  rating: 5,
  headline,
  text: 'Two winters.',
  writtenAt: '2026-01-02T12:00:00.000Z',
  isVerifiedBuyer: false,
  helpfulCount: 0,
  ...(locale ? { locale } : {}),
});

function headings(locale: string, reviews: Review[]): string[] {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} defaultLocale="en-US" onError={() => undefined}>
      <ReviewLists id="list" reviews={reviews} sizeNames={[]} isBusy={false} />
    </IntlProvider>,
  );
  const found = html.matchAll(/(?:<div lang="([^"]*)">)?<h3[^>]*>([^<]*)<\/h3>/g);
  return [...found].map(([, language, text]) => [text, language].filter(Boolean).join(' '));
}

it('reviews in other languages than the page follow under a heading, with their language', () => {
  const all = [review('Warm', 'en-US'), review('Chaud', 'fr-FR'), review('Colour', 'en-GB'), review('Older')];
  expect(headings('en-US', all)).toEqual(['Warm en-US', 'Colour en-GB', 'Older', 'In other languages', 'Chaud fr-FR']);
  expect(headings('fr-FR', all)).toEqual(['Chaud fr-FR', 'Older', 'In other languages', 'Warm en-US', 'Colour en-GB']);
  expect(headings('en-US', all.slice(0, 1))).toEqual(['Warm en-US']);
});
