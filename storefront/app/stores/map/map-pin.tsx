import type { Store } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import * as styles from './store-map.module.css';

interface MapPinProps {
  store: Store;
  style: { left: string; top: string };
  isSelected: boolean;
  onSelect?: ((id: string) => void) | undefined;
  children: ReactNode;
}

export function MapPin({ store, style, isSelected, onSelect, children }: MapPinProps) {
  const className = classNames(styles.pin, isSelected && styles.selected);
  if (!onSelect) {
    return (
      <span className={className} style={style} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={className} style={style} aria-pressed={isSelected} onClick={() => onSelect(store.ID)}>
      {children}
      <span className="visually-hidden"> {store.name}</span>
    </button>
  );
}
