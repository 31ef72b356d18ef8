import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '../platform/locale/navigation.tsx';
import * as styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/spinner.tsx';

const kinds = { primary: undefined, secondary: styles.secondary, success: styles.success };

interface ButtonVariant {
  /** Kind of the button. `primary` is the main action: at most one is visible at a time. */
  kind?: keyof typeof kinds;
  small?: boolean;
  wide?: boolean;
}

/** Marks the buttons that floating layers must not cover (decision 52). */
const primaryActionMark = (kind: ButtonVariant['kind'] = 'primary') => (kind === 'primary' ? { 'data-primary-action': '' } : undefined);

function buttonClassName({ kind = 'primary', small, wide }: ButtonVariant, className?: string): string {
  return classNames(styles.button, kinds[kind], small && styles.small, wide && styles.wide, className);
}

type ButtonProps = ButtonVariant &
  ComponentProps<'button'> & {
    busy?: boolean;
  };

/** Button that keeps the focus while it is busy or disabled. */
export function Button({ kind, small, wide, busy = false, disabled = false, className, onClick, children, ...rest }: ButtonProps) {
  const isEnabled = !busy && !disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isEnabled) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      type="button"
      {...primaryActionMark(kind)}
      {...rest}
      className={buttonClassName({ kind, small, wide }, className)}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

export function ButtonLink({ kind, small, wide, className, ...rest }: ButtonVariant & ComponentProps<typeof Link>) {
  return <Link {...primaryActionMark(kind)} {...rest} className={buttonClassName({ kind, small, wide }, className)} />;
}

export function ActionLink({ underlined, className, ...rest }: { underlined?: boolean } & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.actionLink, underlined && styles.underlined, className)} />;
}

/** Button that looks like a link. While it is busy, it keeps the focus and ignores clicks. */
export function TextButton({ busy = false, className, onClick, ...rest }: ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      className={classNames(`${styles.actionLink} ${styles.underlined}`, className)}
      onClick={busy ? undefined : onClick}
    />
  );
}
