import { memo, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ValueState } from '../../sizing/index.ts';
import { classNames } from '../../ui/class-names.ts';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import * as sizeGridStyles from '../../ui/size-grid.module.css';
import * as swatchStyles from '../../ui/swatch/swatch.module.css';
import type { ColorValue } from '../product-view.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { valueStates } from '../variants/variant-availability.ts';
import type { Dimension } from '../variants/variant-table.ts';
import { selectionFormId } from './no-script-selection.tsx';
import { VariantOption } from './variant-option.tsx';
import * as styles from './variant-options.module.css';

function useOptionLabel(): (name: string, state: ValueState, suffix?: string) => string {
  const intl = useIntl();
  return (name, state, suffix) => {
    const soldOut =
      state === 'sold-out' ? intl.formatMessage({ id: 'product.option.sold-out', defaultMessage: 'sold out online' }) : undefined;
    return [name, suffix, soldOut].filter(Boolean).join(', ');
  };
}

interface OptionGroupProps {
  name: string;
  chosen: string | undefined;
  isMissing: boolean;
  isInline?: boolean;
  help?: ReactNode;
  children: ReactNode;
}

function OptionGroup({ name, chosen, isMissing, isInline = false, help, children }: OptionGroupProps) {
  const id = useId();
  return (
    <div
      className={classNames(isInline && styles.inline)}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      data-missing={isMissing || undefined}
      data-required-choice=""
    >
      <div className={styles.heading}>
        <p id={`${id}-name`}>
          <b>{isInline || !chosen ? name : <FormattedMessage id="product.option.name" defaultMessage="{name}:" values={{ name }} />}</b>{' '}
          {isInline ? null : chosen}
        </p>
        {isMissing ? (
          <p className={`${fieldStyles.error} ${styles.error}`} id={`${id}-missing`}>
            <Icon name="warning" small />
            <FormattedMessage id="product.option.missing" defaultMessage="Choose one" />
          </p>
        ) : null}
        {help}
      </div>
      {children}
    </div>
  );
}

interface ColorOptionsProps {
  dimension: Dimension;
  colors: readonly ColorValue[];
  currency: string;
  variantSelection: VariantSelection;
  isMissing: boolean;
  formId?: string;
}

/** Options for the color. Clearance colors follow the others after a divider, with their price. */
export const ColorOptions = memo(function ColorOptions({
  dimension,
  colors,
  currency,
  variantSelection,
  isMissing,
  formId = selectionFormId,
}: ColorOptionsProps) {
  const intl = useIntl();
  const formatOptionLabel = useOptionLabel();
  const priceText = useFormatPrice();
  const clearanceLabel = intl.formatMessage({ id: 'product.option.clearance', defaultMessage: 'clearance' });
  const chosen = colors.find(({ value }) => value === variantSelection.selection[dimension.id]);
  const clearance = colors.filter((color) => color.isClearance);
  const regular = colors.filter((color) => !color.isClearance);
  const states = valueStates(variantSelection.matrix, variantSelection.selection, dimension.id);
  const swatch = ({ value, name, swatch: colorsOfSwatch, swatchUrl, isClearance }: ColorValue) => {
    const state = states.get(value) ?? 'not-offered';
    return (
      <VariantOption
        key={value}
        className={classNames(swatchStyles.swatch, styles.swatch, state !== 'available' && swatchStyles.unavailable)}
        dimensionId={dimension.id}
        value={value}
        name={name}
        label={formatOptionLabel(name, state, isClearance ? clearanceLabel : undefined)}
        colors={colorsOfSwatch}
        swatchUrl={swatchUrl}
        formId={formId}
        isSelected={value === chosen?.value}
        onSelect={variantSelection.select}
      />
    );
  };
  return (
    <OptionGroup name={dimension.name} chosen={chosen?.name} isMissing={isMissing}>
      <div className={`${swatchStyles.swatchList} ${swatchStyles.large}`}>
        {regular.map(swatch)}
        {clearance.length > 0 && regular.length > 0 ? (
          <div className={styles.clearance}>
            <div className={styles.clearanceSwatches}>{clearance.map(swatch)}</div>
            <p className={`text-small ${styles.clearancePrice}`} aria-hidden="true">
              <b className="text-critical tabular-figures">{priceText(Math.min(...clearance.map((color) => color.price)), currency)}</b>
              <br />
              <FormattedMessage id="product.badge.clearance" defaultMessage="Clearance" />
            </p>
          </div>
        ) : (
          clearance.map(swatch)
        )}
      </div>
    </OptionGroup>
  );
});

interface SizeOptionsProps {
  dimension: Dimension;
  variantSelection: VariantSelection;
  isMissing: boolean;
  help?: ReactNode;
  formId?: string;
  /** Whether a sold-out value can be chosen: it leads to the back-in-stock email, if the page offers it. */
  isSoldOutSelectable?: boolean;
}

export const SizeOptions = memo(function SizeChoice({
  dimension,
  variantSelection,
  isMissing,
  help,
  formId = selectionFormId,
  isSoldOutSelectable = true,
}: SizeOptionsProps) {
  const formatOptionLabel = useOptionLabel();
  const states = valueStates(variantSelection.matrix, variantSelection.selection, dimension.id);
  const shown = dimension.values
    .map((value) => ({ ...value, state: states.get(value.value) ?? 'not-offered' }))
    .filter(({ state }) => state !== 'not-offered');
  const chosen = shown.find(({ value }) => value === variantSelection.selection[dimension.id]);
  const longest = Math.max(...shown.map(({ name }) => name.length), 0);
  const width = longest > 12 ? sizeGridStyles.long : longest > 5 ? sizeGridStyles.medium : undefined;
  return (
    <OptionGroup
      name={dimension.name}
      chosen={chosen?.name}
      isMissing={isMissing}
      isInline={shown.length <= 3 && longest <= 8 && dimension.id !== 'size'}
      help={help}
    >
      <div className={classNames(sizeGridStyles.sizeGrid, width)}>
        {shown.map(({ value, name, state }) => (
          <VariantOption
            key={value}
            className={classNames(sizeGridStyles.size, styles.size, state === 'sold-out' && sizeGridStyles.unavailable)}
            dimensionId={dimension.id}
            value={value}
            name={name}
            label={formatOptionLabel(name, state)}
            formId={formId}
            isSelected={value === chosen?.value}
            isDisabled={!isSoldOutSelectable && state === 'sold-out'}
            onSelect={variantSelection.select}
          />
        ))}
      </div>
    </OptionGroup>
  );
});
