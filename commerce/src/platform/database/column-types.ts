import { customType } from 'drizzle-orm/pg-core';

/** Bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The ends of time that a `Date` can name; PostgreSQL's `-infinity` and `infinity` read as these. */
export const startOfTime = new Date(-8.64e15);
export const endOfTime = new Date(8.64e15);

/** A `timestamptz` that may be open at an end, as the bounds of prices, promotions and publish windows are. */
export const openEndedTimestamp = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver(text) {
    if (text === 'infinity') return endOfTime;
    return text === '-infinity' ? startOfTime : new Date(text);
  },
  toDriver(instant) {
    if (instant >= endOfTime) return 'infinity';
    return instant <= startOfTime ? '-infinity' : instant.toISOString();
  },
});
