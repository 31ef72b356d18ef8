import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './summary-panel.module.css';

export function SummaryPanel({ headingId, children, footer }: { headingId: string; children: ReactNode; footer?: ReactNode }) {
  return (
    <aside className={`${panelStyles.panel} ${layoutStyles.stickyAside}`} aria-labelledby={headingId}>
      <div className={panelStyles.header}>
        <h2 className="text-card" id={headingId}>
          <FormattedMessage id="basket.summary" defaultMessage="Order summary" />
        </h2>
      </div>
      <div className={`${panelStyles.body} ${styles.body}`}>{children}</div>
      {footer ? (
        <div className={`${panelStyles.body} ${styles.footer}`} data-screen-only="">
          {footer}
        </div>
      ) : null}
    </aside>
  );
}

export function SummarySkeleton({ className }: { className?: string }) {
  return <Skeleton className={classNames(styles.skeleton, className)} />;
}
