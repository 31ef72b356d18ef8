import type { ContentFields } from '../../platform/content/content-fields.ts';
import { Blocks } from '../blocks.tsx';
import { parseBlocks } from '../parse-block.ts';
import { renderCompleteHtml } from './render-complete-html.tsx';

export const image = (name = '4117-10-front') => ({ image: `/i/ridge/${name}`, alt: `Picture of ${name}`, ground: '#e4decf' });
export const item = (schema: string, fields: ContentFields = {}) => ({
  _meta: { name: `The ${schema}`, schema, deliveryId: schema, deliveryKey: `key-${schema}` },
  ...fields,
});
/** Returns the HTML without the style sheet's link, which React moves to the head of the page. */
export const renderBlock = async (schema: string, fields: ContentFields = {}) =>
  (await renderCompleteHtml(<Blocks blocks={parseBlocks([item(schema, fields)])} tiles={{}} hasHeading />)).replace(
    /<link rel="stylesheet"[^>]*>/,
    '',
  );
export const night = { background: { color: { color: 'night' } } };
export const count = (html: string, part: string | RegExp) => html.split(part).length - 1;
export const copy = { headline: 'Who else?', text: 'Nobody.', buttonText: 'See', ctaLink: '/men' };
