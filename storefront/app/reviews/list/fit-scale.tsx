import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { fitPosition } from '../fit-step.ts';
import { FitText } from '../fit-text.tsx';
import * as styles from './fit-scale.module.css';

export function FitScale({ fit, voteCount }: { fit: number; voteCount: number }) {
  return (
    <div>
      <p>
        <b>
          <FitText fit={fit} />
        </b>
        <span className="text-muted">
          {' '}
          <FormattedMessage
            id="reviews.fit.count"
            defaultMessage="{count, plural, one {according to # reviewer} other {according to # reviewers}}"
            values={{ count: voteCount }}
          />
        </span>
      </p>
      <div className={styles.scale} style={{ '--fit': fitPosition(fit) } as CSSProperties} aria-hidden="true" />
      <p className={`${styles.ends} text-small text-muted`} aria-hidden="true">
        <span>
          <FormattedMessage id="reviews.fit.end-small" defaultMessage="Small" />
        </span>
        <span>
          <FormattedMessage id="reviews.fit.end-large" defaultMessage="Large" />
        </span>
      </p>
    </div>
  );
}
