import { images, type Sample } from './sample.ts';

const richText = {
  richText:
    '<p>Send it back, worn or not. <a href="/content/returns">How returns work</a>.</p><ul><li>No form.</li><li>No clock.</li></ul>',
};
const copy = { headline: 'If it fails, it comes back.', text: 'Whenever that is.', richText };
const buttons = [{ buttonText: 'Returns', ctaLink: '/content/returns' }];
const box = (boxHeading: string) => ({
  boxHeading,
  boxRichText: { richText: '<p>Ten minutes, hot water, no bleach.</p>' },
  boxCtaText: 'How',
  boxCtaLink: '/our-story',
});
const callout = { label: 'Guarantee', heading: copy.headline, richText, buttons };
/** Sample with a table that shows the width of the block, because paragraphs have a maximum width. */
const html = `<h2>Written by hand</h2>${richText.richText}<table><tr><th>Cloth</th><th>Weight</th></tr><tr><td>Duck</td><td>12 oz</td></tr></table>`;

export const textSamples: readonly Sample[] = [
  { schema: 'text-block', fields: { ...copy, buttons, alignment: 'center' }, hasBackground: true },
  { schema: 'content-text', fields: { heading: copy.headline, richText } },
  {
    schema: 'content-callout-message',
    fields: { ...callout, spacing: 'Large' },
    extraStates: [
      ...['None', 'Small', 'Medium'].map((spacing) => ({ name: `Spacing: ${spacing}`, fields: { ...callout, spacing } })),
      { name: 'White text', fields: { ...callout, spacing: 'Medium', whiteText: true } },
      { name: 'On background kraft', fields: { ...callout, spacing: 'Medium', backgroundColor: 'kraft' } },
      { name: 'On background night', fields: { ...callout, spacing: 'Medium', backgroundColor: 'night' } },
    ],
  },
  {
    schema: 'content-accordion',
    fields: {
      heading: 'Asked often',
      items: [
        { heading: 'Does duck shrink?', richText },
        { heading: 'Can I wax it?', richText },
      ],
    },
    list: { field: 'items', max: 30 },
  },
  {
    schema: 'content-box',
    fields: { Heading: 'How to look after it', Alignment: 'left', box: [box('Wash'), box('Dry'), { ...box('Mend'), blackText: false }] },
    list: { field: 'box', max: 24 },
    hasBackground: true,
  },
  {
    schema: 'html-block',
    fields: { html, width: 'Inset - 600px (centered)' },
    extraStates: [
      { name: 'As wide as the grid', fields: { html, width: 'Grid - 1300px' } },
      { name: 'As wide as the page', fields: { html, width: 'full' } },
    ],
  },
  {
    schema: 'two-column-image-text',
    fields: { ...copy, buttons, image: images.workshop },
    extraStates: [{ name: 'Promo card', fields: { ...copy, buttons, image: images.camp, video: { video: '/v/ridge/pine-camp' } } }],
    hasBackground: true,
  },
  {
    schema: 'designed-and-tested-to-do',
    fields: {
      text: 'Fourteen people wore it for a winter.',
      image: images.coat,
      tests: [
        { headline: 'Barbed wire, 40 crossings', text: 'Two snags, no tears.' },
        { headline: 'Washed 50 times', text: 'Color down a shade. Rivets tight.' },
      ],
    },
    list: { field: 'tests', max: 12 },
    hasBackground: true,
  },
  {
    schema: 'button',
    fields: { buttons: [...buttons, { buttonText: 'Call us', ctaLink: 'tel:+12185550147' }], buttonWidth: 320 },
    list: { field: 'buttons', max: 4 },
    hasBackground: true,
  },
  {
    schema: 'page-anchor',
    fields: { anchor: 'halfway', seperatorLine: true },
    extraStates: [{ name: 'Without the separator line: an invisible anchor', fields: { anchor: 'halfway-unseen', seperatorLine: false } }],
    hasBackground: true,
  },
  { schema: 'add-to-cart-promo-message', fields: { ...copy, headline: 'A second pair is half price.', buttons } },
  { schema: 'track-order-form', fields: { text: 'By its number and the email it was ordered with.' } },
  {
    schema: 'idme-verify-button',
    fields: {
      header: 'For those who serve',
      verificationHeader: 'Ten percent off, always',
      verificationText: 'Say once who you are. We see whether it holds, not your papers.',
      buttonText: 'Verify',
      ctaLink: '/customer-service',
    },
    hasBackground: true,
  },
];
