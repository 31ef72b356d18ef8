import type { ComponentProps } from 'react';
import * as styles from './close-button.module.css';
import { Icon } from './icon.tsx';

export function CloseButton({ label, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={styles.closeButton} aria-label={label}>
      <Icon name="cross" />
    </button>
  );
}
