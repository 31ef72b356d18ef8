import { memo } from 'react';
import { Swatch } from '../../ui/swatch/swatch.tsx';
import type { ColorValue } from '../product-view.ts';
import type { SelectOption } from '../variants/use-variant-selection.ts';

interface VariantOptionProps {
  className: string;
  dimensionId: string;
  value: string;
  name: string;
  /** Accessible name, which also says whether the option is sold out. */
  label: string;
  /** Colors of the swatch that is shown instead of the name. */
  colors?: ColorValue['swatch'];
  swatchUrl?: ColorValue['swatchUrl'];
  formId: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onSelect: SelectOption;
}

/** Memoized, because a click changes two of up to fifty options, and React updates every attribute of an input that it renders. */
export const VariantOption = memo(function VariantOption({
  className,
  dimensionId,
  value,
  name,
  label,
  colors,
  swatchUrl,
  formId,
  isSelected,
  isDisabled,
  onSelect,
}: VariantOptionProps) {
  return (
    <label className={className} title={colors && name}>
      <input
        type="radio"
        form={formId}
        className="visually-hidden"
        name={dimensionId}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onSelect(dimensionId, value)}
        aria-label={label}
      />
      {colors ? <Swatch colors={colors} imageUrl={swatchUrl} /> : <b aria-hidden="true">{name}</b>}
    </label>
  );
});
