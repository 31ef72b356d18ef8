/** What a garment is made in, as its page says it. Pure. */
import type { ChartSize } from './size-chart.ts';

/** Chosen values by attribute. */
export type SelectedValues = Readonly<Record<string, string>>;
export type ValueState = 'available' | 'sold-out' | 'not-offered';

export interface SizedProduct {
  dimensions: readonly { id: string; name: string; values: readonly { value: string; name: string }[] }[];
  /** How a value stands beside what is chosen. */
  valueState(chosen: SelectedValues, attribute: string, value: string): ValueState;
}

/** `Medium, shoe 6–8.5` is called Medium. */
const shortName = (name: string): string => name.split(',', 1)[0]!.trim();

/** The value by which a garment calls a size of a table; undefined where it does not know it at all. */
export function productValueOf(
  { dimensions }: Pick<SizedProduct, 'dimensions'>,
  attribute: string,
  { values }: Pick<ChartSize, 'values'>,
): string | undefined {
  const own = dimensions.find(({ id }) => id === attribute)?.values ?? [];
  const exact = own.find(({ value }) => values.includes(value));
  return (exact ?? own.find(({ value, name }) => values.includes(shortName(value)) || values.includes(shortName(name))))?.value;
}

/** What a garment calls a value. */
export function valueName({ dimensions }: Pick<SizedProduct, 'dimensions'>, attribute: string, value: string): string {
  return dimensions.find(({ id }) => id === attribute)?.values.find((one) => one.value === value)?.name ?? value;
}
