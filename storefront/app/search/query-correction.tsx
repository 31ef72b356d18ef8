import { FormattedMessage } from 'react-intl';
import { Alert } from '../ui/feedback/alert.tsx';

interface QueryCorrectionProps {
  /** What the shopper typed. */
  words: string;
  isCorrected: boolean;
  isRelaxed: boolean;
}

/** That what stands below is not for quite what was typed: a word was misspelt, or nothing has all of it. */
export function QueryCorrection({ words, isCorrected, isRelaxed }: QueryCorrectionProps) {
  return (
    <>
      {isCorrected ? (
        <Alert
          className="search-note"
          title={<FormattedMessage id="search.corrected" defaultMessage="Nothing here is spelled “{words}”." values={{ words }} />}
        >
          <FormattedMessage id="search.corrected.line" defaultMessage="This is what we took it for." />
        </Alert>
      ) : null}
      {isRelaxed ? (
        <Alert className="search-note" title={<FormattedMessage id="search.relaxed" defaultMessage="Nothing has all of that." />}>
          <FormattedMessage id="search.relaxed.line" defaultMessage="These have most of it. Fewer words often find more." />
        </Alert>
      ) : null}
    </>
  );
}
