import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import * as styles from './alert.module.css';

type AlertKind = 'plain' | 'ok' | 'bad';
const icons: Record<AlertKind, IconName> = { plain: 'info', ok: 'check', bad: 'warning' };
const classes = { plain: undefined, ok: styles.success, bad: styles.error };

interface AlertProps {
  kind?: AlertKind;
  title: ReactNode;
  children?: ReactNode;
  role?: 'alert' | 'status';
  className?: string;
}

export function Alert({ kind = 'plain', title, children, role, className }: AlertProps) {
  return (
    <div className={classNames(styles.alert, classes[kind], className)} role={role}>
      <Icon name={icons[kind]} />
      <span className={styles.title}>{title}</span>
      {children ? <div>{children}</div> : null}
    </div>
  );
}
