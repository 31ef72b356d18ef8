import type { ReactNode } from 'react';
import * as styles from './listing-header.module.css';

export function ListingHeader({ heading, description }: { heading: ReactNode; description?: ReactNode }) {
  return (
    <div className={styles.root}>
      <h1 className={`text-page ${styles.heading}`}>{heading}</h1>
      {description === undefined ? null : <p className={`text-muted ${styles.description}`}>{description}</p>}
    </div>
  );
}
