import type { Store } from '@outfitter/contract/client';

export interface HoursRow {
  from: number;
  to: number;
  opening: Store['hours'][number];
}

/** Joins consecutive days with the same hours; day 0 is Monday. */
export function hoursRows(hours: Store['hours']): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const [day, opening] of hours.entries()) {
    const previous = rows.at(-1);
    if (previous && previous.opening?.open === opening?.open && previous.opening?.close === opening?.close) previous.to = day;
    else rows.push({ from: day, to: day, opening });
  }
  return rows;
}
