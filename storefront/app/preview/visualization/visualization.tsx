import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { EditorForm } from '../editor-form.tsx';
import { useVisualization, type VisualizationState } from './use-visualization.ts';
import * as styles from './visualization.module.css';
import type { VisualizationRequest } from './visualization-query.ts';
import { VisualizedContent } from './visualized-content.tsx';

interface VisualizationProps {
  request: VisualizationRequest;
  origins: readonly string[];
}

/** Shows editors unpublished content (ROUTE-015), loaded once or sent by a content tool. */
export function Visualization({ request, origins }: VisualizationProps) {
  const { shown, signIn } = useVisualization(request, origins);
  if (shown.kind === 'shown') {
    const schema = request.isRealtime ? shown.content._meta.schema : (request.contentType ?? shown.content._meta.schema);
    return <VisualizedContent schema={schema} content={shown.content} tiles={shown.tiles} />;
  }
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.messagePage}`}>
      <div className={styles.root}>
        <h1 className="text-page">
          <FormattedMessage id="preview.visualization" defaultMessage="Content preview" />
        </h1>
        {shown.kind === 'signed-out' ? (
          <EditorForm signIn={signIn} />
        ) : (
          <VisualizationStatus kind={shown.kind} isRealtime={request.isRealtime} />
        )}
      </div>
    </div>
  );
}

function VisualizationStatus({
  kind,
  isRealtime,
}: {
  kind: Exclude<VisualizationState['kind'], 'shown' | 'signed-out'>;
  isRealtime: boolean;
}): ReactNode {
  if (kind === 'missing') {
    return <Alert title={<FormattedMessage id="preview.visualization.not-found" defaultMessage="We found no content with this name." />} />;
  }
  if (kind === 'failed') {
    return (
      <LoadError
        title={
          <FormattedMessage id="preview.visualization.failed" defaultMessage="The content could not be read. Try again in a moment." />
        }
      />
    );
  }
  return (
    <p role="status" className="text-lead">
      {isRealtime ? (
        <FormattedMessage id="preview.realtime" defaultMessage="Rendering realtime content..." />
      ) : (
        <FormattedMessage id="preview.visualization.loading" defaultMessage="Getting the content…" />
      )}
    </p>
  );
}
