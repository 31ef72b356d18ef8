/** Ways to write a path that programs read differently, each applied to paths with different rights. */

/** Targets of the tricks: public pages, pages of one shopper, files, images and calls. */
const targets = [
  '/cart',
  '/checkout',
  '/account',
  '/men',
  '/',
  '/assets/x.js',
  '/art/pants-down-800.webp',
  '/i/ridge/x',
  '/api/site/preferences',
  '/robots.txt',
  '/preview/begin',
];

type Trick = (path: string) => string;

const withFirstSegment =
  (first: string): Trick =>
  (path) =>
    `/${first}${path}`;
const encodeFirst = (path: string, format: (character: string) => string) => `/${format(path[1] ?? 'x')}${path.slice(2)}`;
const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');

const tricks: readonly Trick[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `${path}//`,
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  ...[
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '.%2e',
    '%252e',
    '...',
    '. ',
    '%20',
    '%09',
    'x/..',
    'x/%2e%2e',
    'evil.example',
    'evil.example/..',
    '@evil.example',
    ';',
    ';x=1',
    '.;',
    '..;',
    '%00',
    '%0a',
    '%0d%0ax-injected:1',
    '%5c',
    '%5cevil.example',
    '%2f',
    '%2fevil.example',
    '%c0%ae%c0%ae',
    '%e0%80%af',
    '%ff',
    '\uff0e\uff0e',
    'fr-FR/..',
    'xx-XX',
    '//fr-FR',
  ].map((first) => withFirstSegment(encodeOnlyUnicode(first))),
  (path) => `${path}/.`,
  (path) => `${path}/..`,
  (path) => `${path}/%2e%2e%2f${path.slice(1)}`,
  (path) => `${path}.`,
  (path) => `${path}%2e`,
  (path) => `${path}%20`,
  (path) => `${path}%00.css`,
  (path) => `${path}/x.css`,
  (path) => `${path}/x.js`,
  (path) => `${path};x.css`,
  (path) => `${path}%3bx.css`,
  (path) => `${path}%3f.css`,
  (path) => `${path}%23.css`,
  (path) => `${path}%0a.css`,
  (path) => `${path}.data`,
  (path) => `${path}.data/`,
  (path) => `${path}.data.data`,
  (path) => `${path}.html`,
  (path) => `${path}.map`,
  (path) => `${path}~`,
  (path) => `${path}::$DATA`,
  (path) => `${path}?`,
  (path) => `${path}?/../x`,
  (path) => `${path}??x`,
  (path) => `${path}?_data=root`,
  (path) => `${path}?__proto__[x]=1`,
  (path) => path.toUpperCase(),
  (path) => encodeFirst(path, (character) => `%${hex(character)}`),
  (path) => encodeFirst(path, (character) => `%25${hex(character)}`),
  (path) => encodeFirst(path, (character) => character.toUpperCase()),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%5c'),
  (path) => `/\\evil.example${path}`,
  (path) => `/${'a/'.repeat(400)}..${path}`,
  (path) => `/${'../'.repeat(30)}etc/passwd?${path}`,
  (path) => `${path}/${'%2e%2e/'.repeat(12)}package.json`,
  (path) => `${path}/${'..%5c'.repeat(12)}server/src/cli/start.ts`,
  (path) => `${path}/${'a'.repeat(9_000)}`,
];

function encodeOnlyUnicode(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

/** Paths outside of what the shop serves. */
const files = [
  '/assets/..%2fserver/index.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/ASSETS/x.js',
  '/Assets/',
  '/assets/',
  '/assets',
  '/art/../../package.json',
  '/art/%2e%2e%2f%2e%2e%2fpackage.json',
  '/fonts/..%2f..%2f..%2fpackage.json',
  '/.env',
  '/.git/config',
  '/.data/master.key',
  '/package.json',
  '/server/src/cli/start.ts',
  '/node_modules/react/package.json',
  '/build/server/index.js',
  '/worker.js.map',
  '/i/ridge/..%2f..%2f..%2fpackage.json',
  '/i/ridge/%2e%2e%2fx',
  '/i/..%2f/x',
  '/v/ridge/..%2f..%2fx/y',
  '/__manifest?p=/cart&version=x',
  '/_.data',
  '/.data',
  '//.data',
  '/metrics',
  '/debug',
  '/server-status',
  '/@fs/etc/passwd',
  '/@vite/client',
  '/__vite_ping',
  '/sitemap-..%2f..%2fx-1.xml',
  '/sitemap-products-99999999999999999999.xml',
  '/openapi.json/',
  '/healthz/..%2fmetrics',
];

export interface PathTrick {
  path: string;
  /** Page from which the trick is built. */
  target: string;
}

export const pathTricks: readonly PathTrick[] = [
  ...targets.flatMap((target) => tricks.map((trick) => ({ target, path: trick(target) }))),
  ...files.map((path) => ({ target: path, path })),
];
