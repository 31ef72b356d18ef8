import { FormattedMessage } from 'react-intl';
import { Alert } from '../ui/feedback/alert.tsx';
import * as styles from './query-correction.module.css';

interface QueryCorrectionProps {
  query: string;
  correctedQuery: string | undefined;
  isRelaxed: boolean;
  isMentionOnly: boolean;
}

export function QueryCorrection({ query, correctedQuery, isRelaxed, isMentionOnly }: QueryCorrectionProps) {
  return (
    <>
      {correctedQuery !== undefined ? (
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
          <FormattedMessage id="search.relaxed.text" defaultMessage="These match some of them." />
        </Alert>
      ) : null}
      {isMentionOnly ? (
        <Alert
          className={styles.alert}
          title={
            <FormattedMessage
              id="search.mentioned"
              defaultMessage="No product is named “{query}”."
              values={{ query: correctedQuery ?? query }}
            />
          }
        >
          <FormattedMessage id="search.mentioned.text" defaultMessage="These styles mention it in their description." />
        </Alert>
      ) : null}
    </>
  );
}
