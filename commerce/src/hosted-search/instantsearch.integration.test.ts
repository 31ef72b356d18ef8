import { createRequire } from 'node:module';
import { Window } from 'happy-dom';
import aa from 'search-insights';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveTestRules } from '../merchandising/testing/save-test-rules.ts';
import { ruleFacets } from '../search/index.ts';
import { hostedSearchPreferences, useHostedSearchShop } from '../testing/hosted-search-shop.ts';
import { testNow } from '../testing/test-commerce.ts';
import { publicClients } from './testing/public-clients.ts';

const shop = useHostedSearchShop([
  {
    id: '4200',
    name: 'Squall Line Rain Jacket',
    categories: ['men-coats'],
    popularity: 50,
    colors: { '10': 'brown', '35': 'blue' },
    sizes: ['M', '4XL'],
    list: 12_000,
    rating: 4.6,
  },
  { id: '4201', name: 'Dock Rain Jacket', categories: ['women-coats'], popularity: 40, list: 8_000, rating: 3.2 },
  {
    id: '4202',
    name: 'Barn Chore Coat',
    categories: ['men-coats-chore'],
    popularity: 30,
    colors: { '10': 'brown', '40': 'black' },
    list: 9_050,
    rating: 4.1,
    stock: (skuId) => (skuId.startsWith('420240') ? 0 : 9),
  },
]);
const { algoliaProductIndex: indexName } = hostedSearchPreferences;

type Widget = object;
interface Search {
  readonly status: string;
  addWidgets(widgets: readonly Widget[]): void;
  start(): void;
  dispose(): void;
}
type CreateWidget = (options: object) => Widget;
type WidgetName = 'hits' | 'rangeInput' | 'rangeSlider' | 'ratingMenu' | 'refinementList' | 'dynamicWidgets';
type Html = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

// The module builds of these packages work only with bundlers, and the types of the widgets only with such a module resolution.
const require = createRequire(import.meta.url);
const { default: instantsearch } = require('instantsearch.js') as { default: (options: object) => Search };
const widgets = require('instantsearch.js/cjs/widgets') as Record<WidgetName, CreateWidget>;

const { lite, four } = publicClients(shop);
const clients = { five: lite, four };

const browserGlobals = ['window', 'document', 'HTMLElement', 'Node', 'Element'] as const;
let page: Window;
const previous = new Map<string, unknown>();
beforeAll(() => {
  page = new Window({ url: 'https://elsewhere.example/' });
  for (const name of browserGlobals) {
    previous.set(name, Reflect.get(globalThis, name));
    Reflect.set(globalThis, name, name === 'window' ? page : Reflect.get(page, name));
  }
});
afterAll(async () => {
  for (const [name, value] of previous) {
    if (value === undefined) Reflect.deleteProperty(globalThis, name);
    else Reflect.set(globalThis, name, value);
  }
  await page.happyDOM.close();
});

let search: Search | undefined;
/** The library's events are sent by `fetch`, and nothing waits for their responses. */
const sent = vi.spyOn(globalThis, 'fetch');
afterEach(async () => {
  search?.dispose();
  search = undefined;
  await Promise.all(sent.mock.results.map(({ value }) => value));
  sent.mockClear();
});

async function openPage(client: keyof typeof clients, others: () => readonly Widget[], insights: object | false = false): Promise<void> {
  page.document.body.innerHTML = '<div id="hits"></div><div id="one"></div><div id="two"></div>';
  search = instantsearch({ indexName, searchClient: clients[client](), insights });
  const hits = widgets.hits({
    container: '#hits',
    templates: { item: ({ objectID }: { objectID: string }, { html }: { html: Html }) => html`<button>${objectID}</button>` },
  });
  search.addWidgets([hits, ...others()]);
  search.start();
  await settled(() => expect(texts('#hits button')).not.toEqual([]));
  await isIdle();
}
const settled = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });
/** A slow search renders the widgets again, which resets what is typed meanwhile. */
const isIdle = () => settled(() => expect(search?.status).toBe('idle'));
const all = (selector: string) => [...page.document.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map((element) => element.textContent?.trim().replaceAll(/\s+/g, ' '));
const shows = (selector: string, expected: string[]) => settled(() => expect(texts(selector)).toEqual(expected));
async function hitsAre(...ids: string[]): Promise<void> {
  await shows('#hits button', ids);
  await isIdle();
}
const fire = (selector: string, event: string) =>
  all(selector)[0]?.dispatchEvent(new page.Event(event, { bubbles: true, cancelable: true }) as never);
/** Resolves when the widget has rendered its new state, which it does in a microtask. */
async function type(selector: string, text: string): Promise<void> {
  (all(selector)[0] as unknown as { value: string }).value = text;
  fire(selector, 'input');
  await new Promise(setImmediate);
}

describe.each(['five', 'four'] as const)('InstantSearch with the public client, version %s', (client) => {
  it('API-042 limits prices by a range whose bounds are the lowest and highest price', async () => {
    await openPage(client, () => [widgets.rangeInput({ container: '#one', attribute: 'price', precision: 2 })]);
    const bound = (name: 'min' | 'max', of: string) => all(`.ais-RangeInput-input--${of}`)[0]?.getAttribute(name);
    expect([bound('min', 'min'), bound('max', 'max')]).toEqual(['80', '120']);
    await type('.ais-RangeInput-input--min', '90.5');
    fire('.ais-RangeInput-form', 'submit');
    await hitsAre('4200', '4202');
    await type('.ais-RangeInput-input--max', '100');
    fire('.ais-RangeInput-form', 'submit');
    await hitsAre('4202');
    expect([bound('min', 'min'), bound('max', 'max')]).toEqual(['80', '120']);
  });

  it('API-042 offers ratings and up, with their number of styles', async () => {
    await openPage(client, () => [widgets.ratingMenu({ container: '#one', attribute: 'rating' })]);
    await shows('.ais-RatingMenu-count', ['2', '3', '3', '3']);
    fire('.ais-RatingMenu-link', 'click');
    await hitsAre('4200', '4202');
    await shows('.ais-RatingMenu-count', ['2', '3', '3', '3']);
  });

  it('API-042 searches the values of a facet, with the number of styles that have an orderable variant', async () => {
    await openPage(client, () => [widgets.refinementList({ container: '#one', attribute: 'color', searchable: true })]);
    await shows('.ais-RefinementList-labelText', ['brown', 'blue']);
    // Each text changes the list, so that no late response replaces a newer one.
    await type('.ais-SearchBox-input', 'br');
    await shows('.ais-RefinementList-labelText', ['brown']);
    await type('.ais-SearchBox-input', 'b');
    await shows('.ais-RefinementList-labelText', ['brown', 'blue']);
    await type('.ais-SearchBox-input', 'bl');
    await shows('.ais-RefinementList-labelText', ['blue']);
    expect(texts('.ais-RefinementList-count')).toEqual(['1']);
    expect(all('.ais-RefinementList-labelText mark').map(({ textContent }) => textContent)).toEqual(['blue']);
    fire('.ais-RefinementList-checkbox', 'click');
    await hitsAre('4200');
  });

  it("API-042 shows the widgets of the facets that the result has, in the merchant's order and then the shop's", async () => {
    const { db } = shop.commerce.deps.database;
    const list = (attribute: string) => (container: object) => widgets.refinementList({ container, attribute });
    const dynamic = () => [
      widgets.dynamicWidgets({
        container: '#one',
        widgets: [
          list('size'),
          list('fit'),
          list('color'),
          list('category'),
          (container: object) => widgets.rangeSlider({ container, attribute: 'price', pips: false }),
          (container: object) => widgets.ratingMenu({ container, attribute: 'rating' }),
        ],
      }),
    ];
    await openPage(client, dynamic);
    const shown = () => all('.ais-DynamicWidgets-widget > div').map(({ className }) => className.split(' ')[0]);
    const order = ['RefinementList', 'RefinementList', 'RefinementList', 'RangeSlider', 'RatingMenu'];
    await settled(() => expect(shown()).toEqual(order.map((name) => `ais-${name}`)));
    await settled(() => expect(texts('.ais-RefinementList-labelText')[0]).toBe('men'));
    search?.dispose();
    await saveTestRules(db, testNow, [{ kind: 'facets', definition: { order: ['rating', 'size'], hidden: ['color'] } }], ruleFacets);
    await openPage(client, dynamic);
    const ruled = ['RatingMenu', 'RefinementList', 'RefinementList', 'RangeSlider'];
    await settled(() => expect(shown()).toEqual(ruled.map((name) => `ais-${name}`)));
    await shop.database.pool.query('TRUNCATE search_rule, search_rule_change');
  });

  it('API-084 sends its own events, which are stored as activities', async () => {
    await shop.database.pool.query('TRUNCATE activity');
    const insightsInitParams = { host: `http://${shop.address}`, userToken: 'visitor-7' };
    await openPage(client, () => [widgets.refinementList({ container: '#one', attribute: 'color' })], {
      insightsClient: aa,
      insightsInitParams,
    });
    fire('.ais-RefinementList-checkbox', 'click');
    await shows('.ais-RefinementList-item--selected .ais-RefinementList-labelText', ['brown']);
    await settled(async () => {
      const { rows } = await shop.database.pool.query<{ kind: string; details: Record<string, unknown> }>(
        'SELECT kind, visitor_id, details FROM activity ORDER BY kind, id',
      );
      expect(rows).toEqual(
        expect.arrayContaining([
          {
            kind: 'hostedView',
            visitor_id: 'visitor-7',
            details: expect.objectContaining({
              eventName: 'Hits Viewed',
              index: indexName,
              objectIDs: ['4200', '4201', '4202'],
              algoliaSource: ['instantsearch', 'instantsearch-internal'],
            }),
          },
          {
            kind: 'hostedClick',
            visitor_id: 'visitor-7',
            details: expect.objectContaining({ eventName: 'Filter Applied', filters: ['color%3Abrown'] }),
          },
        ]),
      );
    });
  });
});
