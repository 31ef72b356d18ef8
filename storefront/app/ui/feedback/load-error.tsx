import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button.tsx';
import { Alert } from './alert.tsx';
import * as styles from './load-error.module.css';

interface LoadErrorProps {
  /** What could not be loaded, where a general text does not say enough. */
  title?: ReactNode;
  children?: ReactNode;
  /** Omitted if the control that loads stays beside the alert. */
  onRetry?(): void;
  isRetrying?: boolean;
  /** Whether a region around it announces inserted content, so that the alert must not. */
  isInLiveRegion?: boolean;
}

/** Says that data or code could not be loaded, and offers to try again. */
export function LoadError({ title, children, onRetry, isRetrying = false, isInLiveRegion = false }: LoadErrorProps) {
  return (
    <Alert
      kind="error"
      {...(isInLiveRegion ? {} : { role: 'alert' })}
      title={title ?? <FormattedMessage id="ui.load-error" defaultMessage="That didn’t load. Check your connection and try again." />}
    >
      {onRetry ? (
        <>
          {children}
          <Button className={styles.retry} kind="secondary" small busy={isRetrying} onClick={onRetry}>
            <FormattedMessage id="ui.load-error.retry" defaultMessage="Try again" />
          </Button>
        </>
      ) : (
        children
      )}
    </Alert>
  );
}
