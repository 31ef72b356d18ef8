import { listingBanner } from '@outfitter/contract';
import { expect, it } from 'vitest';
import type { RuleOf } from '../../merchandising/rule.ts';
import { buildRule } from '../../merchandising/testing/rule-builder.ts';
import { presentBanner } from './present-banner.ts';

function present(definition: Record<string, unknown>) {
  const rule = buildRule({ id: 'a-banner', kind: 'banner', definition: { query: 'coat', ...definition } });
  return presentBanner(rule as RuleOf<'banner'>);
}

it('API-040 a banner contains its place and text, and its link and image if it has them', () => {
  expect(present({ text: 'Coats, by weight.' })).toEqual({ id: 'a-banner', place: 'head', text: 'Coats, by weight.' });
  const whole = present({
    text: 'Coats, by weight.',
    detail: 'Twelve ounces to start with.',
    link: '/our-story',
    linkText: 'How we weigh',
    place: 12,
    picture: { image: '/i/ridge/scene-workshop', alt: 'A bench.', version: 'abc', ground: '#aabbcc', point: { x: 0.2, y: 0.7 } },
  });
  expect(whole).toMatchObject({ place: 12, detail: 'Twelve ounces to start with.', link: '/our-story', linkText: 'How we weigh' });
  expect(whole.picture).toEqual({
    link: '/i/ridge/scene-workshop',
    alt: 'A bench.',
    c_version: 'abc',
    c_ground: '#aabbcc',
    c_point: [0.2, 0.7],
  });
  expect(listingBanner.parse(whole)).toEqual(whole);
});

it('API-040 a banner of a content item contains its delivery key', () => {
  expect(present({ contentId: 'home-guarantee', place: 6 })).toEqual({ id: 'a-banner', place: 6, contentId: 'home-guarantee' });
});
