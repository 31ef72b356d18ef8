import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import * as buttonStyles from '../button.module.css';
import * as alertStyles from '../feedback/alert.module.css';
import { Icon } from '../icon.tsx';
import * as styles from './error-summary.module.css';

export interface SummaryError {
  id: string;
  text: ReactNode;
}

interface ErrorSummaryProps {
  title?: ReactNode;
  errors: readonly SummaryError[];
  attempt: number;
}

/** Lists the errors of a form in the order of its fields, each as a link to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) summary.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div className={`${alertStyles.alert} ${alertStyles.error}`} role="alert" tabIndex={-1} ref={summary}>
      <Icon name="warning" />
      <span className={alertStyles.title}>
        {title ?? (
          <FormattedMessage
            id="ui.errors"
            defaultMessage="{count, plural, one {# field needs} other {# fields need}} your attention."
            values={{ count: errors.length }}
          />
        )}
      </span>
      <ul className={styles.errors}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              className={buttonStyles.actionLink}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
