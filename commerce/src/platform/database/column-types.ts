import { customType } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The minimum and maximum `Date`; PostgreSQL's `-infinity` and `infinity` map to them. */
export const startOfTime = new Date(-8.64e15);
export const endOfTime = new Date(8.64e15);

/** A `timestamptz` that may be infinite, for validity periods. */
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
