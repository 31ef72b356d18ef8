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
        // A click on the method that is selected only until the store is known is a choice, too.
        onClick={() => onSelect(method)}
      />
      <b>{title}</b>
      <span className={classNames(styles.status, isPromised && styles.promised)}>{status}</span>
    </label>
  );
}
