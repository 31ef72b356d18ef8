import type { ChartSize } from './size-chart.ts';

/** The selected value of each variation attribute, by its id. */
export type SelectedValues = Readonly<Record<string, string>>;

/** State of a value. `not-offered`: no variant combines it with the selected values of earlier attributes. */
export type ValueState = 'available' | 'sold-out' | 'not-offered';

export interface SizedProduct {
  dimensions: readonly { id: string; name: string; values: readonly { value: string; name: string }[] }[];
  valueState(chosen: SelectedValues, attribute: string, value: string): ValueState;
}

const shortName = (name: string): string => name.split(',', 1)[0]!.trim();

export function productValueOf(
  { dimensions }: Pick<SizedProduct, 'dimensions'>,
  attribute: string,
  { values }: Pick<ChartSize, 'values'>,
): string | undefined {
  const productValues = dimensions.find(({ id }) => id === attribute)?.values ?? [];
  const exact = productValues.find(({ value }) => values.includes(value));
  return (exact ?? productValues.find(({ value, name }) => values.includes(shortName(value)) || values.includes(shortName(name))))?.value;
}

export function valueName({ dimensions }: Pick<SizedProduct, 'dimensions'>, attribute: string, value: string): string {
  return dimensions.find(({ id }) => id === attribute)?.values.find((candidate) => candidate.value === value)?.name ?? value;
}
