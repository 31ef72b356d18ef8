import { type ReactNode, type Ref, useId } from 'react';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './account-panel.module.css';

interface AccountPanelProps {
  heading: ReactNode;
  /** Ref of the heading, if it takes the focus after a change. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  action?: ReactNode;
  children: ReactNode;
}

export function AccountPanel({ heading, headingRef, action, children }: AccountPanelProps) {
  const headingId = useId();
  return (
    <section className={panelStyles.panel} aria-labelledby={headingId}>
      <div className={panelStyles.header}>
        <h2 className="text-card" id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
        {action}
      </div>
      <div className={`${panelStyles.body} ${styles.body}`}>{children}</div>
    </section>
  );
}
