import { FormattedMessage } from 'react-intl';
import { Alert } from '../ui/feedback/alert.tsx';
import * as styles from './query-correction.module.css';

interface QueryCorrectionProps {
  query: string;
  isCorrected: boolean;
  isRelaxed: boolean;
}

export function QueryCorrection({ query, isCorrected, isRelaxed }: QueryCorrectionProps) {
  return (
    <>
      {isCorrected ? (
        <Alert
          className={styles.alert}
          title={<FormattedMessage id="search.corrected" defaultMessage="No results for “{query}”." values={{ query }} />}
        >
          <FormattedMessage id="search.corrected.text" defaultMessage="Showing the closest spelling instead." />
        </Alert>
      ) : null}
      {isRelaxed ? (
        <Alert
          className={styles.alert}
          title={<FormattedMessage id="search.relaxed" defaultMessage="No style matches all of those words." />}
        >
          <FormattedMessage id="search.relaxed.text" defaultMessage="These match some of them. Try fewer words to see more." />
        </Alert>
      ) : null}
    </>
  );
}
