import { customType } from 'drizzle-orm/pg-core';

/** Bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The ends of time that a `Date` can name; PostgreSQL's `-infinity` and `infinity` read as these. */
export const always = new Date(-8.64e15);
export const forever = new Date(8.64e15);

/** A `timestamptz` that may be open at an end, as the bounds of prices, promotions and publish windows are. */
export const openInstant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver(text) {
    if (text === 'infinity') return forever;
    return text === '-infinity' ? always : new Date(text);
  },
  toDriver(instant) {
    if (instant >= forever) return 'infinity';
    return instant <= always ? '-infinity' : instant.toISOString();
  },
});
