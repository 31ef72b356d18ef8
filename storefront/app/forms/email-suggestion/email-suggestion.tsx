import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import * as styles from './email-suggestion.module.css';
import { suggestedEmail } from './suggested-email.ts';

interface EmailSuggestionProps {
  typed: string;
  onCorrect(email: string): void;
}

export default function EmailSuggestion({ typed, onCorrect }: EmailSuggestionProps) {
  const suggestion = suggestedEmail(typed);
  if (suggestion === undefined) return null;
  return (
    <p className={styles.suggestion} role="status">
      <FormattedMessage
        id="forms.email.suggestion"
        defaultMessage="Did you mean <b>{suggestion}</b>? <use>Use it</use>"
        values={{
          suggestion,
          b: (chunks) => <b>{chunks}</b>,
          use: (chunks) => (
            <TextButton className={styles.useSuggestion} onClick={() => onCorrect(suggestion)}>
              {chunks}
            </TextButton>
          ),
        }}
      />
    </p>
  );
}
