import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon.tsx';

export interface SummaryError {
  /** Of the field it is about. */
  id: string;
  text: ReactNode;
}

interface ErrorSummaryProps {
  /** By default how many things need mending. */
  title?: ReactNode;
  errors: readonly SummaryError[];
  /** Another number than before: the form was sent again, and the summary takes the focus. */
  attempt: number;
}

/** What needs mending before a form can go on, in the order of its fields, each a way to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div className="note is-bad" role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning" />
      <span className="note-title">
        {title ?? (
          <FormattedMessage
            id="ui.faults"
            defaultMessage="{count, plural, one {One thing needs} other {# things need}} mending."
            values={{ count: errors.length }}
          />
        )}
      </span>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              className="link"
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
