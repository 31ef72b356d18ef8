import { type ReactNode, useId } from 'react';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './account-panel.module.css';

interface AccountPanelProps {
  heading: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function AccountPanel({ heading, action, children }: AccountPanelProps) {
  const headingId = useId();
  return (
    <section className={panelStyles.panel} aria-labelledby={headingId}>
      <div className={panelStyles.header}>
        <h2 className="text-card" id={headingId}>
          {heading}
        </h2>
        {action}
      </div>
      <div className={`${panelStyles.body} ${styles.body}`}>{children}</div>
    </section>
  );
}
