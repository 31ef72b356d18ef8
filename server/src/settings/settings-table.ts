import { availableParallelism } from 'node:os';
import { currencies } from '@outfitter/contract';
import { demoBrand } from '@outfitter/demo/brand';
import type { z } from 'zod';
import {
  contentDomain,
  countryCode,
  currencyOfLocale,
  day,
  integer,
  listOf,
  localeName,
  localTime,
  mediaEndpoint,
  name,
  oneOf,
  origin,
  postalCode,
  secretKey,
  text,
  tileUrl,
  timeZone,
  url,
} from './setting-schemas.ts';

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** The value of an unset variable; `undefined` if the setting is optional. */
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
  port: withDefault('PORT', integer(0, 65_535), '3000', 'Port of the shop; 0 selects a free one.'),
  host: withDefault('HOST', text, '127.0.0.1', 'Address that the shop listens on; 0.0.0.0 makes it available to other machines.'),
  siteOrigin: optional(
    'SITE_ORIGIN',
    origin,
    'Public origin of the shop behind a proxy, for links in mail and for origin checks.',
    'http://localhost:PORT',
  ),
  proxies: withDefault(
    'PROXIES',
    integer(0, 10),
    '0',
    'Number of proxies in front that append to X-Forwarded-For, with or without the port; rate limits use the address that the outermost one received. Commerce behind storefront processes: 1.',
  ),
  dataDir: withDefault('DATA_DIR', text, '.data', 'Folder of the database, images, sent mail and the master key.'),
  buildDir: withDefault(
    'BUILD_DIR',
    text,
    'storefront/build',
    'Folder of the builds of storefront and server; inside the project, so that their packages are found.',
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    postgresUrl,
    'PostgreSQL 15 or newer. Without it, the shop starts an embedded PostgreSQL in DATA_DIR.',
    'embedded PostgreSQL',
    true,
  ),
  databaseDirectUrl: optional(
    'DATABASE_DIRECT_URL',
    postgresUrl,
    'The same database without the connection pooler, for migrations and LISTEN.',
    'DATABASE_URL',
    true,
  ),
  databasePrepared: withDefault(
    'DATABASE_PREPARED',
    oneOf('on', 'off'),
    'on',
    'Prepared statements; off for PgBouncer older than 1.21 in transaction mode.',
  ),
  databasePool: withDefault(
    'DATABASE_POOL',
    integer(1, 200),
    '10',
    'Maximum database connections per process; without a pooler, searches have half as many more.',
  ),
  jobsDatabaseUrl: optional('JOBS_DATABASE_URL', postgresUrl, 'Separate database for the job queue.', 'DATABASE_URL', true),
  role: withDefault(
    'ROLE',
    oneOf('all', 'storefront', 'commerce', 'worker'),
    'all',
    'What this machine runs: everything, the pages, the commerce API or the background jobs.',
  ),
  commerceUrl: optional('COMMERCE_URL', url('http:', 'https:'), 'URL of the commerce processes; required for ROLE=storefront.'),
  geocoderUrl: optional(
    'GEOCODER_URL',
    url('http:', 'https:'),
    'Base URL of a geocoding service with the search call of Nominatim, for street addresses in the store finder.',
    'the built-in tables of postal codes and cities',
  ),
  geocoderKey: optional('GEOCODER_KEY', text, 'Key of the geocoding service.', 'none', true),
  mapTilesUrl: optional(
    'MAP_TILES_URL',
    tileUrl,
    'Raster tiles of a map service for the maps of stores, with {z}, {x} and {y}.',
    'the built-in drawing of North America',
  ),
  mapTilesAttribution: withDefault(
    'MAP_TILES_ATTRIBUTION',
    text,
    '',
    'Whom the license of the map tiles obliges the shop to name.',
    'none',
  ),
  webConcurrency: withDefault(
    'WEB_CONCURRENCY',
    integer(1, 256),
    String(availableParallelism()),
    'Number of web processes.',
    'one per core',
  ),
  loadShedding: withDefault(
    'LOAD_SHEDDING',
    oneOf('on', 'off'),
    'on',
    'Rejects requests that would wait too long, orders last; off if a gateway in front limits the load.',
  ),
  edgeCacheSeconds: withDefault(
    'EDGE_CACHE_SECONDS',
    integer(0, 86_400),
    '60',
    'Seconds for which caches in front may store shared pages; 900 if they can be purged.',
  ),
  shopApiCacheSeconds: withDefault(
    'SHOP_API_CACHE_SECONDS',
    integer(0, 86_400),
    '60',
    'Seconds for which caches in front may store API responses about products, categories, content and preferences; 0 disables this.',
  ),
  imagePrerender: withDefault(
    'IMAGE_PRERENDER',
    oneOf('on', 'off'),
    'on',
    'Renders the images of product tiles ahead of the first request while the machine is idle.',
  ),
  searchTimeout: withDefault(
    'SEARCH_TIMEOUT_MS',
    integer(50, 60_000),
    '2000',
    'Milliseconds after which the database cancels a search; the shopper is asked to try again.',
  ),
  reviewErasure: withDefault(
    'REVIEW_ERASURE',
    oneOf('person', 'all'),
    'person',
    'What the erasure of a review author deletes: the personal data (person), or the reviews too (all).',
  ),
  guestBasketDays: withDefault(
    'GUEST_BASKET_DAYS',
    integer(1, 3_650),
    '30',
    'Days without a change after which the basket of a guest is deleted.',
  ),
  diskReserve: withDefault(
    'DISK_RESERVE_MB',
    integer(0, 1_000_000_000),
    '50',
    'Free space of the disk of DATA_DIR in megabytes below which /readyz responds with 503; 0 disables the check.',
  ),
  archiveDir: optional(
    'ARCHIVE_DIR',
    text,
    'Folder on another disk that archives the embedded PostgreSQL, so that the shop can be restored to any time; one folder per shop.',
  ),
  archiveDays: withDefault('ARCHIVE_DAYS', integer(1, 3_650), '7', 'Days back to which ARCHIVE_DIR can restore.'),
  archiveBackupHours: withDefault('ARCHIVE_BACKUP_HOURS', integer(1, 720), '24', 'Hours between two base backups in ARCHIVE_DIR.'),
  archiveBacklog: withDefault(
    'ARCHIVE_BACKLOG_MB',
    integer(256, 1_000_000_000),
    '4096',
    'Write-ahead log in megabytes that DATA_DIR keeps while ARCHIVE_DIR cannot be written; beyond it, times until the next base backup are lost.',
  ),
  serviceWorker: withDefault(
    'SERVICE_WORKER',
    oneOf('on', 'off'),
    'on',
    'Service worker for lost connections; off removes it from every browser that visits.',
  ),
  opsPort: withDefault('OPS_PORT', integer(0, 65_535), '9464', 'Port of /metrics; 0 disables it.'),
  opsHost: withDefault('OPS_HOST', text, '127.0.0.1', 'Address that /metrics listens on.'),
  masterKey: optional(
    'MASTER_KEY',
    secretKey,
    'Encrypts the token keys in the database; 64 hexadecimal digits, the same on every machine.',
    'created in DATA_DIR at the first start',
    true,
  ),
  mediaEndpoints: withDefault(
    'MEDIA_ENDPOINTS',
    listOf(mediaEndpoint),
    `${demoBrand.mediaEndpoint}=demo,media=uploads`,
    'Endpoints of /i/ and /v/: name and source, which is the artwork of the demo brand (demo) or uploaded images (uploads).',
  ),
  mediaStore: optional(
    'MEDIA_STORE',
    url('http:', 'https:'),
    'S3 bucket for uploaded images: https://host/bucket, or a folder in it.',
    'DATA_DIR/media',
  ),
  mediaStoreRegion: withDefault('MEDIA_STORE_REGION', name, 'us-east-1', 'Region for which requests to MEDIA_STORE are signed.'),
  mediaStoreKeyId: optional('MEDIA_STORE_KEY_ID', text, 'Access key of MEDIA_STORE.'),
  mediaStoreSecret: optional('MEDIA_STORE_SECRET', text, 'Secret of MEDIA_STORE_KEY_ID.', 'none', true),
  contentDomains: withDefault(
    'CONTENT_DOMAINS',
    listOf(contentDomain),
    '',
    'Hosts of content services that previews may read besides the shop’s own content; *. matches one label.',
    'none',
  ),
  contentUrl: optional(
    'CONTENT_URL',
    url('http:', 'https:'),
    'Content service that replaces the shop’s own content, with the same protocol: https://content.example.com, or another shop of this kind with /cms.',
    'own content',
  ),
  contentImageOrigin: optional(
    'CONTENT_IMAGE_ORIGIN',
    origin,
    'Origin of the images of CONTENT_URL, before /i/.',
    'the origin of CONTENT_URL',
  ),
  contentToolOrigins: withDefault(
    'CONTENT_TOOL_ORIGINS',
    listOf(origin),
    '',
    'Origins of content tools that may embed /visualization in a frame and send it content.',
    'none',
  ),
  orderManagementUrl: optional(
    'ORDER_MANAGEMENT_URL',
    url('http:', 'https:'),
    'MAO-CartAtp of an order-management service, which is asked for availability while the preference maoEnabled is on.',
    'own stock',
  ),
  orderManagementToken: optional('ORDER_MANAGEMENT_TOKEN', text, 'Bearer token of ORDER_MANAGEMENT_URL.', 'none', true),
  warehousePostalCode: withDefault(
    'WAREHOUSE_POSTAL_CODE',
    postalCode,
    '55802',
    'Where parcels leave: a ZIP code or a Canadian postal code, whose country’s holidays apply. Delivery dates depend on the distance from it.',
  ),
  warehouseTimeZone: withDefault('WAREHOUSE_TIME_ZONE', timeZone, 'America/Chicago', 'IANA time zone of the warehouse.'),
  warehouseCutOff: withDefault(
    'WAREHOUSE_CUT_OFF',
    localTime,
    '14:00',
    'Local time of the warehouse before which orders leave on the same working day.',
  ),
  warehouseClosedDays: withDefault(
    'WAREHOUSE_CLOSED_DAYS',
    listOf(day),
    '',
    'Dates on which nothing leaves the warehouse, besides weekends and holidays, such as 2026-12-24; separated by commas.',
    'none',
  ),
  smtpUrl: optional('SMTP_URL', url('smtp:', 'smtps:'), 'Mail server. Without it, mail is written to DATA_DIR/mail.', 'mail folder', true),
  mailFrom: withDefault('MAIL_FROM', text, demoBrand.mailSender, 'Sender of the mail.'),
  logLevel: withDefault('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'), 'info', 'Lowest level that is logged.'),
  siteId: withDefault('SITE_ID', name, 'DTC', 'Site id in the paths of the shop API.'),
  organizationId: withDefault('ORGANIZATION_ID', name, 'f_ecom_demo_001', 'Organization id in the paths of the login calls.'),
  clientId: withDefault('CLIENT_ID', name, 'outfitter-web', 'Id of the public client of the storefront.'),
  redirectUris: withDefault(
    'REDIRECT_URIS',
    listOf(url('http:', 'https:')),
    '',
    'Redirect URIs of logins besides SITE_ORIGIN/callback, separated by commas.',
    'none',
  ),
  brandName: withDefault('BRAND_NAME', text, demoBrand.name, 'Name of the shop in mail.'),
  currencies: withDefault('CURRENCIES', listOf(oneOf(...currencies)), 'USD,CAD', 'Offered currencies, the default one first.'),
  locales: withDefault(
    'LOCALES',
    listOf(localeName),
    'en-US,en-GB,fr-FR',
    'Offered locales, the default one first; locales without a complete translation are left out.',
  ),
  localeFrom: withDefault(
    'LOCALE_FROM',
    oneOf('path', 'query'),
    'path',
    'Position of the locale in URLs: first path segment (/fr-FR/men) or parameter (?locale=fr-FR).',
  ),
  localeCurrencies: withDefault(
    'LOCALE_CURRENCIES',
    listOf(currencyOfLocale(...currencies)),
    'fr-FR:CAD',
    'Currencies of locales, if they differ from the default currency, until the shopper selects one.',
  ),
  countries: withDefault(
    'COUNTRIES',
    listOf(countryCode),
    'US,CA,AA,AE,AP',
    'Countries of shipping addresses, with the military regions of the US.',
  ),
  seed: withDefault(
    'SEED',
    oneOf('demo', 'small', 'none'),
    'demo',
    'Data that is loaded into an empty database: the demo brand, a few styles of it, or nothing.',
  ),
} as const satisfies Record<string, Setting>;

type Table = typeof settingsTable;

export type Settings = {
  readonly [Key in keyof Table]: Table[Key]['defaultText'] extends string
    ? z.output<Table[Key]['schema']>
    : z.output<Table[Key]['schema']> | undefined;
};
