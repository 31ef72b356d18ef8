import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SectionProps {
  heading: ReactNode;
  line?: ReactNode;
  /** A link at the right. */
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ heading, line, action, id, className, children }: SectionProps) {
  return (
    <section className={classNames('section', className)} id={id}>
      <div className="seam">
        <div className="section-head">
          <div>
            <h2 className="head-t">{heading}</h2>
            {line ? <p>{line}</p> : null}
          </div>
          {action}
        </div>
      </div>
      {children}
    </section>
  );
}
