import { FormattedMessage } from 'react-intl';
import { useSubmission } from '../forms/index.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import { EditorForm } from './editor-form.tsx';
import type { EditorCredentials } from './editor-schema.ts';
import { editorFormName } from './editor-sign-in.ts';
import type { InvalidPreviewParameter } from './start-preview.ts';
import * as styles from './start-preview-page.module.css';

interface StartPreviewPageProps {
  error?: InvalidPreviewParameter | undefined;
}

export function StartPreviewPage({ error }: StartPreviewPageProps) {
  const submission = useSubmission<EditorCredentials, void>(editorFormName);
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.messagePage}`}>
      <div className={styles.root}>
        <h1 className="text-page">
          <FormattedMessage id="preview.start" defaultMessage="Preview the shop" />
        </h1>
        <p className="text-lead">
          <FormattedMessage
            id="preview.start-text"
            defaultMessage="Editors see every page as it will be at a date and time of their choosing, before anyone else does."
          />
        </p>
        {error ? (
          <>
            <InvalidParameterAlert error={error} />
            <ButtonLink to="/">
              <FormattedMessage id="preview.exit-to-shop" defaultMessage="See the shop as it is" />
            </ButtonLink>
          </>
        ) : (
          <EditorForm submission={submission} />
        )}
      </div>
    </div>
  );
}

function InvalidParameterAlert({ error }: { error: InvalidPreviewParameter }) {
  const messages = {
    domain: (
      <FormattedMessage
        id="preview.error.domain"
        defaultMessage="The shop doesn’t load content from this address. Add the address to its content services in the settings."
      />
    ),
    time: <FormattedMessage id="preview.error.time" defaultMessage="This date and time can’t be previewed. Choose another." />,
    path: <FormattedMessage id="preview.path" defaultMessage={'url must start with a forward slash, example "/content/pagepath"'} />,
  };
  return <Alert kind="error" role="alert" title={messages[error]} />;
}
