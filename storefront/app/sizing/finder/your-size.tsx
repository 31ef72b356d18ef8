import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { useSizeGuide } from '../guide/use-size-guide.ts';
import { useStoredMeasurements } from '../measurements/use-stored-measurements.ts';
import { chartGroupsFor } from '../recommendation/chart-groups.ts';
import { isWithinCharts, recommendForProduct } from '../recommendation/recommend-size.ts';
import { sizeChartsOf } from '../recommendation/size-chart.ts';
import { fitName, fullSizeName, selectableName } from '../recommendation/size-names.ts';
import type { ProductOnPage } from './finder-result.tsx';

export interface YourSizeProps {
  guideId: string;
  onPage: ProductOnPage;
  fallback: ReactNode;
  onChange(): void;
}

/** Shows "Your size: L" next to a product's sizes if measurements of its wearer are stored in this browser. */
export default function YourSize({ guideId, onPage, fallback, onChange }: YourSizeProps) {
  const { data: guide } = useSizeGuide(guideId);
  const sizes = useStoredMeasurements();
  const charts = useMemo(() => (guide ? sizeChartsOf(guide) : []), [guide]);
  const { product, chosen, selected, select } = onPage;
  const groups = chartGroupsFor(charts, product);
  const wearer = groups[0]?.charts[0].wearer;
  const measurements = wearer && sizes[wearer];
  const recommendation = measurements && recommendForProduct(charts, measurements, product, chosen);
  const parts = recommendation?.parts ?? [];
  const names = parts.flatMap((part) => selectableName(part, product) ?? []);
  const isExact = parts.every(({ state }) => state === 'available');
  // A length without a waist does not determine a size.
  if (!recommendation || parts.length < groups.length || !isWithinCharts(parts) || names.length < parts.length) return fallback;
  const { fit } = recommendation.selection;
  const size = fullSizeName(names, fit === undefined ? undefined : fitName(fit, charts, product));
  const isSelected = Object.entries(recommendation.selection).every(([id, value]) => selected[id] === value);
  return (
    <>
      <span>
        {isExact ? (
          <FormattedMessage id="sizing.your-size" defaultMessage="Your size: {size}" values={{ size: <b key="size">{size}</b> }} />
        ) : (
          <FormattedMessage
            id="sizing.your-size-nearest"
            defaultMessage="Closest to your size: {size}"
            values={{ size: <b key="size">{size}</b> }}
          />
        )}
      </span>
      {isSelected ? null : (
        <TextButton onClick={() => select(recommendation.selection)}>
          <FormattedMessage id="sizing.select-recommended" defaultMessage="Choose this size" />
        </TextButton>
      )}
      <TextButton onClick={onChange}>
        <FormattedMessage id="sizing.change" defaultMessage="Change" />
      </TextButton>
    </>
  );
}
