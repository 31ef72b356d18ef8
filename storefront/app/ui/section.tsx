import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SectionProps {
  heading: ReactNode;
  /** One dry line under the heading. */
  line?: ReactNode;
  /** One link at the right end. */
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page, hung from its seam. */
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
