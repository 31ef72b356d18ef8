/**
 * Chunks of the browser's code that are not left to the bundler (decision 34). By itself the bundler makes a chunk of each small module
 * that the same pages share: many requests, each compressed by itself, and each named in the pages and in the router's manifest. A group
 * contains modules that are needed at the same time. A page that loads one of them loads all, so a module that only some of these pages
 * need stays out.
 */
import { everyPageModules } from './every-page-modules.ts';

interface ChunkGroup {
  name: string;
  test: RegExp | ((id: string) => boolean);
  /** True if a page has loaded the chunk before other code needs it, or loads it when the browser is idle. */
  isLoadedEarly?: true;
}

/** React, the router and the layout: the code that every page runs first. `entry.client.tsx` runs after all of them and stays out. */
const everyPage: ChunkGroup = {
  name: 'every-page',
  isLoadedEarly: true,
  test: (id) =>
    /\/node_modules\/(react-dom|scheduler|react-router\/dist\/production\/lib\/dom-export)\//.test(id) ||
    /\/storefront\/app\/(root|routes\/page-boundary)\.tsx/.test(id) ||
    everyPageModules.some((module) => id.endsWith(`/${module}`)),
};

export const chunkGroups: ChunkGroup[] = [
  everyPage,
  // Modules of the first request of a page: loaded with the basket when the browser is idle, or earlier by a page that requests data.
  {
    name: 'api',
    isLoadedEarly: true,
    test: /\/contract\/src\/(operations|client\/calls\/create-client)\.ts$|\/app\/platform\/(session\/(?!index\.ts)[\w-]+|content\/content-query)\.ts$/,
  },
  {
    // Leaves out infinite queries and lists of queries, which reviews and the account need.
    name: 'query',
    isLoadedEarly: true,
    test: /\/node_modules\/@tanstack\/(?!.*\/(infinite|queries|use(Infinite|Queries))\w*\.js$)|\/app\/(platform\/browser\/(query-client|tab-state)|sign-in\/personal-data)\.ts$/,
  },
  {
    name: 'basket',
    isLoadedEarly: true,
    test: /\/app\/(basket\/state\/(?!use-add-to-basket|add-to-basket)[\w-]+|platform\/analytics\/basket-events)\.ts$/,
  },
  // Modules that read and change the wishlist: loaded for a customer, or with the first click of a guest on a heart.
  { name: 'wishlist', test: /\/app\/wishlist\/(state\/(?!saved-products?\.|move-to-basket)[\w-]+|wishlist-error-message)\.tsx?$/ },
  // Modules that the product page and the content of the cart share.
  {
    name: 'buying',
    test: /\/app\/(basket\/(basket-error|delivery\/carrier|lines\/ignore-double-click|promises\/(return-promise|time-unavailable))|ui\/forms\/quantity-select)\.tsx?$/,
  },
  // Modules that the cart and checkout show before their basket is loaded.
  { name: 'basket-page', test: /\/app\/(basket\/(fetch-error|summary\/summary-panel)|checkout\/checkout-skeleton)\.(tsx|module\.css)$/ },
  {
    // Modules that store data of a visit. They are separate from `idle`, whose style sheets must not block the footer's forms.
    name: 'visit',
    isLoadedEarly: true,
    test: /\/app\/(activities\/(send-activity|track-when-idle)|marketing\/offer-storage|platform\/(analytics\/(visitor-id|tracking-consent)|browser\/(cookies|view-cookie)))\.ts$/,
  },
  // Modules that every page loads when the browser is idle.
  {
    name: 'idle',
    isLoadedEarly: true,
    test: /\/app\/(activities\/activity-tracker|basket\/mini-cart\/basket-observer|marketing\/pop-ups\/pop-ups|offline\/start-offline)\.tsx?$/,
  },
  // Modules that listings and product pages share. The group is before `tiles`, because the module of the tile would bring its badge and
  // the texts of its stock into that group.
  { name: 'catalog', test: /\/app\/(content\/lazy-slot|platform\/shop\/stock-text|product\/tile\/tile-badge)\.tsx$/ },
  // Modules that tiles, the cart and checkout share. The group is before `tiles`, which would contain them otherwise.
  { name: 'chosen-store', test: /\/app\/(stores\/chosen-store\/chosen-store|platform\/locale\/local-date)\.ts$/ },
  // Modules of tiles without their style sheets, which every page has: only listings need the code of tiles at once, and the names of the
  // sortings.
  { name: 'tiles', test: /\/app\/product\/tile\/(?!build-tile)[\w-]+\.tsx?$|\/contract\/src\/constants\/sorting\.ts$/ },
  // Small modules of the product page that its dialogs and reviews share.
  {
    name: 'product-parts',
    test: /\/app\/(product\/gallery\/gallery-position|reviews\/fit-text|basket\/destination\/has-stored-destination)\.tsx?$/,
  },
  { name: 'dates', test: /\/app\/platform\/locale\/(use-date-format|format-time)\.ts$|\/contract\/src\/client\/locales\/french-time\.ts$/ },
  { name: 'order-lines', test: /\/app\/basket\/lines\/(item-details|order-line|shipment-heading)\.tsx?$/ },
  {
    name: 'forms',
    isLoadedEarly: true,
    test: /\/node_modules\/react-hook-form\/|\/app\/forms\/(?!schema|index|handle-)[\w-]+\.tsx?$|\/app\/ui\/forms\/(field|text-field|select-field|check-field|error-summary)\.tsx$|\/contract\/src\/client\/email-address\.ts$/,
  },
  { name: 'schema', test: /\/node_modules\/zod\/|\/app\/forms\/schema\.ts$/ },
  { name: 'content', test: /\/app\/(content\/(nested-blocks|page-fields|block-content)|seo\/content-page-head)\.tsx?$/ },
  {
    name: 'block-parts',
    test: /\/app\/content\/block-parts\/(block-buttons|block-section|background|feature-parameter|aspect-ratio)\.tsx?$/,
  },
  // The blocks' own modules are separate: the style sheets of a lazy block are those of its chunks, and it does not need those of the other
  // blocks.
  { name: 'blocks', test: /\/app\/content\/blocks\.tsx$/ },
  // A browser fetches six files at a time from a server without HTTP/2, so a page must not need many small style sheets before it paints.
  {
    // The callout is left out, because other pages show it as well.
    name: 'text-styles',
    test: /\/app\/content\/(blocks\/text\/(?!content-callout-message)[\w-]+|block-parts\/content-row)\.module\.css$/,
  },
  { name: 'content-page-styles', test: /\/app\/(content\/content-page|ui\/form-page)\.module\.css$/ },
  {
    name: 'product-styles',
    test: /\/app\/(product\/(care\/care-label|buy-box\/(variant-options|product-header|delivery-choice\/checking-stock))|reviews\/list\/[\w-]+)\.module\.css$/,
  },
  { name: 'shared-styles', test: /\/app\/ui\/(size-grid|feedback\/progress)\.module\.css$/ },
  { name: 'destination', test: /\/app\/basket\/destination\/(regions|postal-code)\.ts$/ },
  {
    name: 'checkout-parts',
    test: /\/app\/(checkout\/(address\/(?!address-schema)[\w-]+|shipping\/(email|shipping-form)|server-errors|use-stored-draft)|ui\/forms\/radio-group)\.tsx?$/,
  },
];

const earlyChunks = [...chunkGroups.filter(({ isLoadedEarly }) => isLoadedEarly).map(({ name }) => name), 'rolldown-runtime'];
const earlyAsset = new RegExp(`/(${earlyChunks.join('|')})-`);

/** Returns whether other chunks need not preload a file. */
export const isAssetLoadedEarly = (asset: string): boolean => earlyAsset.test(asset);
