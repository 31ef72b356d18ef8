import { injectionVectors } from '@outfitter/commerce/testing/injection-vectors';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { putContent } from '../../shop/put-content.ts';

const seo = { title: 'Injected', metaDescription: 'A page with injection vectors.' };
const pageOfBlocks = (schema: string, blocks: object[]) => ({
  schema: 'content-page',
  name: `Vectors in ${schema}`,
  body: { seo, heading: schema, slotContent: blocks.map((block) => ({ _meta: { schema }, ...block })) },
});
const allVectors = injectionVectors.join('\n');
const fieldsOf = (maxLength: number) => injectionVectors.map((vector) => vector.slice(0, maxLength));
const inBatches = <Value>(all: readonly Value[]) =>
  Array.from({ length: Math.ceil(all.length / 15) }, (_, index) => all.slice(index * 15, index * 15 + 15));

const batches = [
  {
    name: 'HTML',
    item: pageOfBlocks('html-block', [{ html: allVectors.slice(0, 99_000) }, { html: allVectors.slice(99_000, 198_000) || 'x' }]),
  },
  {
    name: 'rich text',
    item: pageOfBlocks(
      'content-text',
      [0, 1, 2, 3].map((at) => ({ richText: { richText: allVectors.slice(at * 49_000, at * 49_000 + 49_000) || 'x' } })),
    ),
  },
  {
    name: 'texts',
    item: pageOfBlocks(
      'content-accordion',
      inBatches(fieldsOf(300)).map((vectors) => ({
        heading: vectors[0],
        items: vectors.map((vector) => ({ heading: vector, richText: { richText: vector } })),
      })),
    ),
  },
  {
    name: 'a page’s head',
    item: {
      schema: 'content-page',
      name: 'Vectors in its head',
      body: {
        seo: {
          title: `</title></script><script>window.injected=1</script>${injectionVectors[4]}`.slice(0, 300),
          metaDescription: `"></script><script>window.injected=1</script>${injectionVectors[9]}`.slice(0, 320),
          heading: `</script><!--<script>window.injected=1</script>${injectionVectors[1]}`.slice(0, 300),
          showHeading: true,
        },
        BreadCrumb: injectionVectors.slice(20, 24).map((vector) => ({ text: vector.slice(0, 300), ctaLink: '/' })),
        heading: (injectionVectors[2] ?? '').slice(0, 300),
        text: allVectors.slice(0, 4_000),
        slotContent: [{ _meta: { schema: 'text-block' }, richText: { richText: '<p>Nothing to see.</p>' } }],
      },
    },
  },
];

async function expectNoScriptRan(page: Page, name: string): Promise<void> {
  const found = await page.evaluate(() => {
    const main = document.querySelector('main');
    const isScript = (attribute: Attr) => /^on/i.test(attribute.name) || /^\s*(javascript|data):/i.test(attribute.value);
    const withHandlers = [...(main?.querySelectorAll('*') ?? [])].filter((element) => [...element.attributes].some(isScript));
    return {
      injected: 'injected' in window,
      withHandlers: withHandlers.map((element) => element.outerHTML.slice(0, 200)),
      frames: main?.querySelectorAll('iframe, object, embed, script:not([type="application/ld+json"]), form[action^="java"], base, meta')
        .length,
    };
  });
  expect(found, name).toEqual({ injected: false, withHandlers: [], frames: 0 });
}

for (const [index, { name, item }] of batches.entries()) {
  // Violations of the content security policy are console errors, which every test watches for.
  test(`BLOCK-005 HOME-010 500 injection vectors in ${name} run nothing and cause no violation of the policy @desktop`, async ({
    page,
    unexpectedErrors,
  }) => {
    const key = `injected-${index}`;
    // A missing image still causes a request.
    unexpectedErrors.expect('/nothing');
    await putContent(key, item);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        console.error(`policy: ${violatedDirective} ${sample}`),
      );
    });
    await openPage(page, `/content/${key}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNoScriptRan(page, name);
    // Trigger handlers of pointer, focus and toggle events.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        for (const kind of ['pointerenter', 'mouseover', 'focus', 'toggle', 'animationstart', 'load', 'error'])
          element.dispatchEvent(new Event(kind));
      }
      for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true;
    });
    await expectNoScriptRan(page, `${name}, touched`);
    expect(page.url(), 'no link or refresh navigates').toContain(`/content/${key}`);
  });
}
