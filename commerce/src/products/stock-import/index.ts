export { type FeedFormat, feedColumns } from '../../inventory/feed/feed-records.ts';
export { listImports, type StockImport } from '../../inventory/feed/import-record.ts';
export { type FeedError, parseStockFeed } from '../../inventory/feed/parse-feed.ts';
export { levelsOfSku, promisedAvailability, readLocationStock } from '../../inventory/location-stock.ts';
export { listSafetyStock, wildcard } from '../../inventory/safety-stock.ts';
export { changeSafetyStock } from '../change-safety-stock.ts';
export { importStock, type StockImportReport } from './import-stock.ts';
