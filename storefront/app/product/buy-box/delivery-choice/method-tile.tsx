import type { ShipmentType } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import * as styles from './delivery-choice.module.css';

interface MethodTileProps {
  method: ShipmentType;
  /** Selected method; undefined if there is none to choose. */
  selected: ShipmentType | undefined;
  title: ReactNode;
  status: ReactNode;
  isDisabled?: boolean;
  /** Whether the status is that of an item that can be had; it is highlighted. */
  isPromised?: boolean;
  onSelect(method: ShipmentType): void;
}

export function MethodTile({ method, selected, title, status, isDisabled = false, isPromised = false, onSelect }: MethodTileProps) {
  return (
    <label className={classNames(styles.tile, method === selected && styles.selected, isDisabled && styles.disabled)}>
      <input
        type="radio"
        name="delivery-method"
        className={styles.radio}
        checked={method === selected}
        disabled={isDisabled}
        onChange={() => onSelect(method)}
        // A checked radio button fires no change. Until the chosen store is known, shipping is selected in place of the pickup that the
        // shopper may have chosen; a click on it then is a choice, too.
        onClick={() => onSelect(method)}
      />
      <b>{title}</b>
      <span className={classNames(styles.status, isPromised && styles.promised)}>{status}</span>
    </label>
  );
}
