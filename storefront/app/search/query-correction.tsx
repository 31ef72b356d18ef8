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
          title={<FormattedMessage id="search.corrected" defaultMessage="Nothing here is spelled “{query}”." values={{ query }} />}
        >
          <FormattedMessage id="search.corrected.text" defaultMessage="This is what we took it for." />
        </Alert>
      ) : null}
      {isRelaxed ? (
        <Alert className={styles.alert} title={<FormattedMessage id="search.relaxed" defaultMessage="Nothing has all of that." />}>
          <FormattedMessage id="search.relaxed.text" defaultMessage="These have most of it. Fewer words often find more." />
        </Alert>
      ) : null}
    </>
  );
}
