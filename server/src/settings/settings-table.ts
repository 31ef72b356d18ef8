import { availableParallelism } from 'node:os';
import { currencies } from '@outfitter/contract';
import { demoBrand } from '@outfitter/demo/brand';
import type { z } from 'zod';
import {
  contentDomain,
  countryCode,
  currencyOfLocale,
  integer,
  listOf,
  localeName,
  mediaEndpoint,
  name,
  oneOf,
  origin,
  secretKey,
  text,
  url,
} from './setting-schemas.ts';

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** The value of an unset variable; undefined if the setting is optional. */
  readonly defaultText: string | undefined;
  /** The default as shown in the tables, if `defaultText` is not clear enough. */
  readonly shownDefault?: string;
  readonly description: string;
  readonly isSecret?: boolean;
}

function withDefault<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  defaultText: string,
  description: string,
  shownDefault?: string,
): Setting<Schema> & { readonly defaultText: string } {
  return { name, schema, defaultText, description, shownDefault };
}

function optional<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  description: string,
  shownDefault = 'none',
  isSecret = false,
): Setting<Schema> & { readonly defaultText: undefined } {
  return { name, schema, defaultText: undefined, description, shownDefault, isSecret };
}

const postgresUrl = url('postgres:', 'postgresql:');

/** Every setting, in the order in which the README and `--help` list them. */
export const settingsTable = {
  port: withDefault('PORT', integer(0, 65_535), '3000', 'Port of the shop; 0 takes a free one.'),
  host: withDefault('HOST', text, '127.0.0.1', 'Address the shop listens on; 0.0.0.0 opens it to other machines.'),
  siteOrigin: optional(
    'SITE_ORIGIN',
    origin,
    'Address that shoppers type, when a proxy stands in front; links in mail and the checks of origins use it.',
    'http://localhost:PORT',
  ),
  proxies: withDefault(
    'PROXIES',
    integer(0, 10),
    '0',
    'Proxies in front that append to X-Forwarded-For; limits go by the address that the outermost of them saw. Commerce behind storefront processes: 1.',
  ),
  dataDir: withDefault('DATA_DIR', text, '.data', 'Folder for the database, pictures, sent mail and the master key.'),
  buildDir: withDefault(
    'BUILD_DIR',
    text,
    'storefront/build',
    'Folder of the finished pages’ program; below the project, where its packages are found.',
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    postgresUrl,
    'A PostgreSQL from 15 on. Without it the shop starts its own in DATA_DIR.',
    'own database',
    true,
  ),
  databaseDirectUrl: optional(
    'DATABASE_DIRECT_URL',
    postgresUrl,
    'The same database past a connection pooler, for migrations and LISTEN.',
    'DATABASE_URL',
    true,
  ),
  databasePrepared: withDefault(
    'DATABASE_PREPARED',
    oneOf('on', 'off'),
    'on',
    'Prepared statements; off where PgBouncer older than 1.21 pools by transaction.',
  ),
  databasePool: withDefault(
    'DATABASE_POOL',
    integer(1, 200),
    '10',
    'Database connections of each process, at most; searches have half as many more, but behind a pooler.',
  ),
  jobsDatabaseUrl: optional('JOBS_DATABASE_URL', postgresUrl, 'A database of its own for the job queue.', 'DATABASE_URL', true),
  role: withDefault(
    'ROLE',
    oneOf('all', 'storefront', 'commerce', 'worker'),
    'all',
    'What this machine runs: everything, the pages, the commerce calls, or the background jobs.',
  ),
  commerceUrl: optional('COMMERCE_URL', url('http:', 'https:'), 'Where the pages find the commerce calls; needed by ROLE=storefront.'),
  webConcurrency: withDefault('WEB_CONCURRENCY', integer(1, 256), String(availableParallelism()), 'Web processes.', 'one for each core'),
  edgeCacheSeconds: withDefault(
    'EDGE_CACHE_SECONDS',
    integer(0, 86_400),
    '60',
    'Seconds that caches in front may show a page that is the same for everyone; 900 where they can be purged.',
  ),
  shopApiCacheSeconds: withDefault(
    'SHOP_API_CACHE_SECONDS',
    integer(0, 86_400),
    '60',
    'Seconds that caches in front may keep an answer about products, categories, content or preferences; 0: none may.',
  ),
  picturesAhead: withDefault(
    'PICTURES_AHEAD',
    oneOf('on', 'off'),
    'on',
    'The pictures of tiles are made before anybody asks for them, while the machine has cores to spare; off: when first asked for.',
  ),
  searchTimeout: withDefault(
    'SEARCH_TIMEOUT_MS',
    integer(50, 60_000),
    '2000',
    'Milliseconds after which the database gives a search up; the shopper is told to try again.',
  ),
  reviewErasure: withDefault(
    'REVIEW_ERASURE',
    oneOf('person', 'all'),
    'person',
    'What goes when a writer of reviews wants to be forgotten: who wrote them (person), or the reviews too (all).',
  ),
  serviceWorker: withDefault(
    'SERVICE_WORKER',
    oneOf('on', 'off'),
    'on',
    'Browsers keep a service worker for a lost line; off takes it out of every browser that comes.',
  ),
  opsPort: withDefault('OPS_PORT', integer(0, 65_535), '9464', 'Port of /metrics; 0 turns it off.'),
  opsHost: withDefault('OPS_HOST', text, '127.0.0.1', 'Address that /metrics listens on.'),
  masterKey: optional(
    'MASTER_KEY',
    secretKey,
    'Encrypts the token keys in the database; 64 hexadecimal digits, the same on every machine.',
    'made in DATA_DIR at the first start',
    true,
  ),
  mediaEndpoints: withDefault(
    'MEDIA_ENDPOINTS',
    listOf(mediaEndpoint),
    `${demoBrand.mediaEndpoint}=demo,media=uploads`,
    'What /i/ and /v/ answer: the name of each endpoint, and whether it is the demo brand’s artwork or what was uploaded.',
  ),
  mediaStore: optional(
    'MEDIA_STORE',
    url('http:', 'https:'),
    'Bucket for uploaded pictures, by S3’s protocol: https://host/bucket, or a folder in it.',
    'DATA_DIR/media',
  ),
  mediaStoreRegion: withDefault('MEDIA_STORE_REGION', name, 'us-east-1', 'Region that requests to MEDIA_STORE are signed for.'),
  mediaStoreKeyId: optional('MEDIA_STORE_KEY_ID', text, 'Access key of MEDIA_STORE.'),
  mediaStoreSecret: optional('MEDIA_STORE_SECRET', text, 'Secret of that access key.', 'none', true),
  contentDomains: withDefault(
    'CONTENT_DOMAINS',
    listOf(contentDomain),
    '',
    'Hosts of content services that a preview may read beside the shop’s own content; *. stands for one part of a name.',
    'none',
  ),
  contentUrl: optional(
    'CONTENT_URL',
    url('http:', 'https:'),
    'Content service that pages read in the place of the shop’s own content, by the same protocol: https://content.example.com, or another of these shops with /cms.',
    'own content',
  ),
  contentPicturesUrl: optional(
    'CONTENT_PICTURES_URL',
    origin,
    'Where the pictures of CONTENT_URL are: the address before /i/.',
    'the origin of CONTENT_URL',
  ),
  contentToolOrigins: withDefault(
    'CONTENT_TOOL_ORIGINS',
    listOf(origin),
    '',
    'Origins of content tools that may show /visualization in a frame and send it content.',
    'none',
  ),
  smtpUrl: optional('SMTP_URL', url('smtp:', 'smtps:'), 'Mail server. Without it mail is written to DATA_DIR/mail.', 'mail folder', true),
  mailFrom: withDefault('MAIL_FROM', text, demoBrand.mailSender, 'Sender of the mail.'),
  logLevel: withDefault('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'), 'info', 'How much is logged.'),
  siteId: withDefault('SITE_ID', name, 'DTC', 'The site, as the shop API’s paths name it.'),
  organizationId: withDefault('ORGANIZATION_ID', name, 'f_ecom_demo_001', 'The organization, as the login calls’ paths name it.'),
  clientId: withDefault('CLIENT_ID', name, 'outfitter-web', 'The public client that the storefront logs in as.'),
  redirectUris: withDefault(
    'REDIRECT_URIS',
    listOf(url('http:', 'https:')),
    '',
    'Addresses that a login may return to, beside SITE_ORIGIN/callback; separated by commas.',
    'none more',
  ),
  brandName: withDefault('BRAND_NAME', text, demoBrand.name, 'The shop’s name in mail.'),
  currencies: withDefault('CURRENCIES', listOf(oneOf(...currencies)), 'USD,CAD', 'Currencies on offer, the default one first.'),
  locales: withDefault(
    'LOCALES',
    listOf(localeName),
    'en-US,en-GB,fr-FR',
    'Languages on offer, the default one first; one without a whole translation is left out.',
  ),
  localeFrom: withDefault(
    'LOCALE_FROM',
    oneOf('path', 'query'),
    'path',
    'Where an address says its language: first in the path (/fr-FR/men), or in a parameter (?locale=fr-FR).',
  ),
  localeCurrencies: withDefault(
    'LOCALE_CURRENCIES',
    listOf(currencyOfLocale(...currencies)),
    'fr-FR:CAD',
    'What a language’s pages count in until the shopper chooses, where it is another than the default currency.',
  ),
  countries: withDefault(
    'COUNTRIES',
    listOf(countryCode),
    'US,CA,AA,AE,AP',
    'Countries that orders go to, with the military regions of the US.',
  ),
  seed: withDefault(
    'SEED',
    oneOf('demo', 'small', 'none'),
    'demo',
    'What an empty database is filled with: the demo brand, a few styles of it, or nothing.',
  ),
} as const satisfies Record<string, Setting>;

type Table = typeof settingsTable;

export type Settings = {
  readonly [Key in keyof Table]: Table[Key]['defaultText'] extends string
    ? z.output<Table[Key]['schema']>
    : z.output<Table[Key]['schema']> | undefined;
};
