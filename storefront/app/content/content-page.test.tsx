import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownSchemas } from './blocks/known-schemas.ts';
import { ContentPage } from './content-page.tsx';
import { parseContentPage } from './load-content-page.ts';
import { renderCompleteHtml } from './testing/render-complete-html.tsx';

const meta = (schema: string) => ({ name: 'a page', schema, deliveryId: '1', deliveryKey: 'a-page' });

function htmlOf(fields: Record<string, unknown>, schema = 'content-page'): Promise<string> {
  return renderCompleteHtml(<ContentPage {...parseContentPage({ ...fields, _meta: meta(schema) })} tiles={{}} />);
}
const block = (schema: string, fields: Record<string, unknown>) => ({ ...fields, _meta: meta(schema) });
const headings = (html: string) => html.match(/<h1[\s>]/g)?.length ?? 0;

const guide = {
  title: 'Gloves',
  content: { richText: '<ol><li>Around the knuckles.</li></ol>', image: { image: '/i/ridge/measure-hand', alt: 'A hand' } },
  tables: [
    {
      caption: 'Gloves and mitts',
      columns: [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch' }, { heading: 'Weight', unit: 'pound' }],
      rows: [['M', [8, 8.5], 10]],
    },
  ],
  cardsGroups: [{ heading: 'Shop', cards: [{ heading: 'Work gloves', ctaLink: '/gear/gloves' }, { text: 'no heading' }] }],
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a content page', () => {
  it('HOME-008 shows its breadcrumb, its heading once, and its blocks', async () => {
    const html = await htmlOf({
      heading: 'Returns',
      slotContent: [block('content-text', { heading: 'By post', richText: { richText: '<p>Any box.</p>' } })],
    });
    expect(headings(html)).toBe(1);
    expect(html).toContain('aria-current="page">Returns<');
    expect(html).toContain('id="by-post"');
    expect(html).toContain('<p>Any box.</p>');
  });

  it('HOME-005 renders its blocks in order, with space for the digits that the browser renders', async () => {
    const html = await htmlOf({
      heading: 'Sale',
      slotContent: [
        block('text-block', { richText: { richText: '<p>First.</p>' } }),
        block('countdown-timer', { headline: 'Second.', expiration: '2099-01-01T00:00:00Z' }),
        block('text-block', { richText: { richText: '<p>Third.</p>' } }),
      ],
    });
    const positions = ['First.', 'Second.', 'Third.'].map((text) => html.indexOf(text));
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(Math.min(...positions)).toBeGreaterThan(0);
    expect(html).toContain('data-pending="true"');
  });

  it('HOME-010 renders its heading inside a hero at the top if showHeading is false', async () => {
    const hero = block('marquee-banner-card', { headline: 'Four times.' });
    const ledByHero = await htmlOf({ seo: { heading: 'Our Story', showHeading: false }, slotContent: [hero] });
    expect(ledByHero).toMatch(/<h1[^>]*>Four times\.<\/h1>/);
    expect(headings(ledByHero)).toBe(1);
    const notLed = await htmlOf({ seo: { heading: 'Our Story', showHeading: false }, slotContent: [block('content-text', {}), hero] });
    expect(notLed).toMatch(/<h1[^>]*>Our Story<\/h1>/);
    expect(headings(notLed)).toBe(1);
  });

  it('SIZE-005 SIZE-006 shows a size guide as a page with tips, tables in both units, and cards', async () => {
    const html = await htmlOf(guide, 'size-guide');
    expect(html).toMatch(/<h1[^>]*>Gloves<\/h1>/);
    expect(html).toContain('Around the knuckles.');
    expect(html).toMatch(/<caption[^>]*>Gloves and mitts<\/caption>/);
    expect(html).toMatch(/<th scope="col" class="text-label">Hand.*in<\/span>.*cm<\/span><\/th>/);
    expect(html).toMatch(/<th scope="row">M<\/th>.*8–8½<.*20\.5–21\.5<.*10<.*4\.5</);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="imperial"/);
    expect(html).toMatch(/<img[^>]*measure-hand[^>]*alt="A hand"/);
    expect(html).toMatch(/<section class="[^"]+" aria-labelledby="[^"]+" tabindex="0">/i);
    expect(html).toContain('<a href="/gear/gloves"');
    expect(html).not.toContain('no heading');
  });

  it('BLOCK-002 renders nothing for an unknown schema', async () => {
    expect(await htmlOf({ heading: 'Returns', slotContent: [block('hologram', { headline: 'Whoosh' })] })).not.toContain('Whoosh');
  });

  it('ERROR-018 renders the valid parts of content with broken HTML, a missing image and missing fields', async () => {
    const html = await htmlOf({
      heading: 'Returns',
      image: { image: 'https://elsewhere.example/a.png' },
      slotContent: [
        block('content-text', { richText: { richText: '<p>Any <b>box' } }),
        block('contact-ways', { ways: [{ heading: 'Call' }, 7, { hours: [{ days: 'Monday' }] }] }),
        block('text-banner', { headline: 'Night', image: {} }),
      ],
    });
    expect(html).toContain('Any <b>box');
    expect(html).toContain('Call');
    expect(html).toContain('Monday');
    expect(html).toContain('Night');
    expect(html).not.toContain('elsewhere');
  });

  it('ERROR-018 never throws, whatever values the fields of any block have', async () => {
    // React warns about missing keys where entries have no name.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const names = [
      'heading',
      'headline',
      'text',
      'richText',
      'content',
      'ways',
      'items',
      'tiles',
      'tables',
      'cardsGroups',
      'banners',
      'facts',
      'image',
    ];
    const anyValue = fc.anything({ maxDepth: 1, maxKeys: 2 });
    const inner = ['caption', 'columns', 'rows', 'cards', 'links', 'hours', 'richText', 'heading', 'image', 'ctaLink', 'unit'];
    const group = fc.dictionary(
      fc.constantFrom(...inner),
      fc.oneof(anyValue, fc.array(fc.dictionary(fc.constantFrom(...inner), anyValue), { maxLength: 2 })),
    );
    const fields = fc.dictionary(fc.constantFrom(...names), fc.oneof(anyValue, group, fc.array(group, { maxLength: 2 })));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...knownSchemas), fields, async (schema, blockFields) => {
        expect(headings(await htmlOf({ heading: 'Returns', slotContent: [block(schema, blockFields)] }))).toBe(1);
        await htmlOf(blockFields, schema);
      }),
      { numRuns: 60 },
    );
  });
});
