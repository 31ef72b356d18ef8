import type { ReactNode } from 'react';
import * as layoutStyles from '../../ui/layout.module.css';
import * as styles from './content-row.module.css';
import { headingId } from './heading-id.ts';

export function ContentRow({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <div className={`${layoutStyles.container} ${styles.container}`}>
      <section className={styles.row} id={headingId(heading)}>
        {heading ? <h2 className={`text-card ${styles.heading}`}>{heading}</h2> : null}
        {children}
      </section>
    </div>
  );
}
