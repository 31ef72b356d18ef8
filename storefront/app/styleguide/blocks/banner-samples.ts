import { deliveryKeyOf, images, itemOf, type Sample } from './sample.ts';

const copy = {
  headline: 'The coat you lend and never get back.',
  text: 'Twelve ounces of duck outside, a blanket inside. Washed once, so it doesn’t fight you.',
  buttons: [
    { buttonText: 'Shop the Fencepost', ctaLink: '/fencepost-chore-coat-4117.html' },
    { buttonText: 'All coats', ctaLink: '/men/coats' },
  ],
};
const banner = (headline: string, bannerImage: object) => itemOf('banner', { ...copy, headline, bannerImage });

const pastDate = '2020-01-01T00:00:00Z';
const futureDate = '2099-01-01T00:00:00Z';
const test = {
  defaultContent: itemOf('countdown-timer', { headline: 'The default variation: an offer that has ended', expiration: pastDate }),
  variations: [{ variationName: 'text-only', propertyName: 'shorter' }],
  shorter: itemOf('text-block', { headline: 'The other variation: text only', text: 'A share of the visitors sees this instead.' }),
};

export const bannerSamples: readonly Sample[] = [
  {
    schema: 'global-banner',
    fields: { text: 'Free shipping both ways until Sunday.', detailsText: 'How that works', ctaLink: '/content/returns' },
    hasBackground: true,
  },
  {
    schema: 'promo-banner',
    fields: {
      promos: [
        {
          headline: 'Two pairs of pants, one price.',
          subhead: 'Through the end of mud season.',
          ctaLink: '/men/pants',
          buttonText: 'See them',
        },
        { headline: 'Exchanges are on us.', subhead: 'Any size, any color, any reason.', ctaLink: '/content/returns' },
      ],
    },
    list: { field: 'promos', max: 6 },
    hasBackground: true,
  },
  {
    schema: 'marquee-banner',
    fields: {
      banners: [
        itemOf('marquee-banner-card', { ...copy, image: images.coat, styleNumber: '4117', styleLabel: 'Men’s style' }),
        itemOf('marquee-banner-card', { headline: 'Who are we dressing?', ...{ text: copy.text }, image: images.dog }),
      ],
      rotationSpeed: 'slow',
    },
    list: { field: 'banners', max: 8 },
  },
  { schema: 'marquee-banner-card', fields: { ...copy, image: images.coat, buttonAlignment: 'left' } },
  { schema: 'banner', fields: { ...copy, bannerImage: images.dawn, bannerHeight: 'medium' }, hasBackground: true },
  {
    schema: 'banner-carousel',
    fields: {
      banners: [banner('First light.', images.dawn), banner('Second cup.', images.workshop), banner('Long lane.', images.lane)],
    },
    list: { field: 'banners', max: 20 },
  },
  {
    schema: 'video-banner',
    fields: { ...copy, image: images.porch, video: { video: '/v/ridge/winter-porch', loop: true, autoplay: true } },
    hasBackground: true,
  },
  { schema: 'text-banner', fields: { ...copy, tag: 'Clearance', image: images.jacket }, hasBackground: true },
  { schema: 'category-static-banner', fields: { ...copy, headline: 'Coats & vests', image: images.coat }, hasBackground: true },
  {
    schema: 'storytelling-banner',
    fields: { ...copy, image: images.detail, facts: [{ number: '10', text: 'rivets, where pockets give out' }] },
    list: { field: 'facts', max: 6 },
  },
  {
    schema: 'countdown-timer',
    fields: { headline: 'The barn sale ends', expiration: futureDate, ctaLink: '/clearance' },
    hasBackground: true,
  },
  {
    schema: 'target-testing',
    fields: test,
    extraStates: [{ name: 'A variation', fields: test, chosen: { [deliveryKeyOf('target-testing')]: 'text-only' } }],
  },
];
