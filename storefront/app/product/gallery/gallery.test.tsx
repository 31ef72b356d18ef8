import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { GalleryImage, ProductVideo } from '../product-view.ts';
import { Gallery } from './gallery.tsx';

const imagesOf = (color: string): GalleryImage[] => [
  { link: `/i/ridge/4117-${color}-front`, alt: `Coat ${color}` },
  { link: `/i/ridge/4117-${color}-detail`, alt: `Coat ${color}, close up`, caption: 'Chest pocket with a flap' },
];
const brownVideo: ProductVideo = {
  link: '/v/ridge/4117-close-up',
  version: 'v2',
  image: { link: '/i/ridge/4117-10-detail', alt: 'Coat 10, in motion', caption: 'Chest pocket with a flap, then the full view' },
};
const galleryOf = (color: string, video?: ProductVideo) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <Gallery productName="Coat" images={imagesOf(color)} video={video} />
    </IntlProvider>,
  );
const captionsIn = (html: string) => [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption]) => caption);

it('PDP-001 the video replaces the close-up of the color that it shows, and has its own caption', () => {
  const html = galleryOf('10', brownVideo);
  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(captionsIn(html)).toEqual(['Chest pocket with a flap, then the full view']);
});

it('PDP-001 the gallery of another color has no video, only images of that color', () => {
  const html = galleryOf('52', brownVideo);
  expect(html).toBe(galleryOf('52'));
  expect(html).not.toContain('4117-10');
  expect(captionsIn(html)).toEqual(['Chest pocket with a flap']);
});

it('two images span both columns one below the other, and each requests the width at which it is shown', () => {
  const widthsOf = (count: number) => {
    const images = Array.from({ length: count }, (_, index) => ({ link: `/i/ridge/${index}`, alt: `View ${index}` }));
    const html = renderToStaticMarkup(
      <IntlProvider locale="en-US" defaultLocale="en-US">
        <Gallery productName="Boot" images={images} />
      </IntlProvider>,
    );
    return [...html.matchAll(/sizes="\(width &gt;= 64rem\) (\d+)px/g)].map(([, width]) => Number(width));
  };
  expect([1, 2, 3, 4].map(widthsOf)).toEqual([[728], [728, 728], [358, 358, 728], [358, 358, 358, 358]]);
});
