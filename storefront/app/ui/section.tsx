import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './section.module.css';

interface SectionProps {
  heading: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ heading, intro, action, id, className, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, className)} id={id} data-part="section">
      <div className={styles.dividerAbove}>
        <div className={styles.header}>
          <div>
            <h2 className="text-section">{heading}</h2>
            {intro ? <p>{intro}</p> : null}
          </div>
          {action}
        </div>
      </div>
      {children}
    </section>
  );
}
