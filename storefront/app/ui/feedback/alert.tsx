import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import * as styles from './alert.module.css';

type AlertKind = 'info' | 'success' | 'error';
const icons: Record<AlertKind, IconName> = { info: 'info', success: 'check', error: 'warning' };
const classes = { info: undefined, success: styles.success, error: styles.error };

interface AlertProps {
  kind?: AlertKind;
  title: ReactNode;
  children?: ReactNode;
  role?: 'alert' | 'status';
  className?: string;
}

export function Alert({ kind = 'info', title, children, role, className }: AlertProps) {
  return (
    <div className={classNames(styles.alert, classes[kind], className)} role={role}>
      <Icon name={icons[kind]} />
      <span className={styles.title}>{title}</span>
      {children ? <div>{children}</div> : null}
    </div>
  );
}

/** Alert in browsers without JavaScript: the title states what needs it, the children what to do without. */
export function NoScriptAlert({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <noscript>
      <Alert title={title}>{children}</Alert>
    </noscript>
  );
}
