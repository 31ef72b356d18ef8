import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../ui/note.tsx';
import type { SignInFailure } from './begin.ts';
import { EditorForm } from './editor-form.tsx';
import { useVisualization, type Visualized } from './use-visualization.ts';
import type { VisualizationWish } from './visualization-query.ts';
import { VisualizedContent } from './visualized-content.tsx';

interface VisualizationProps {
  wish: VisualizationWish;
  /** Origins of content tools that may send content. */
  origins: readonly string[];
}

/** Content as its page will look, for editors alone (ROUTE-015): read once, or following what a content tool sends. */
export function Visualization({ wish, origins }: VisualizationProps) {
  const { shown, signIn } = useVisualization(wish, origins);
  if (shown.kind === 'shown') {
    const schema = wish.isRealtime ? shown.content._meta.schema : (wish.contentType ?? shown.content._meta.schema);
    return <VisualizedContent schema={schema} content={shown.content} tiles={shown.tiles} />;
  }
  return (
    <div className="wrap py-12 lg:py-24">
      <div className="grid max-w-[32rem] gap-6">
        <h1 className="page-t">
          <FormattedMessage id="preview.visualization" defaultMessage="Content preview" />
        </h1>
        {shown.kind === 'signed-out' ? <SignIn signIn={signIn} /> : <State kind={shown.kind} isRealtime={wish.isRealtime} />}
      </div>
    </div>
  );
}

function SignIn({ signIn }: { signIn(form: FormData): Promise<SignInFailure | undefined> }) {
  const [failure, setFailure] = useState<SignInFailure>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await signIn(new FormData(event.currentTarget)));
    setBusy(false);
  };
  return <EditorForm failure={failure} isBusy={isBusy} onSubmit={(event) => void submit(event)} />;
}

function State({ kind, isRealtime }: { kind: Exclude<Visualized['kind'], 'shown' | 'signed-out'>; isRealtime: boolean }): ReactNode {
  if (kind === 'missing') {
    return (
      <Note title={<FormattedMessage id="preview.visualization.nothing" defaultMessage="There is no content of that name to look at." />} />
    );
  }
  if (kind === 'failed') {
    return (
      <Note
        kind="bad"
        role="alert"
        title={
          <FormattedMessage id="preview.visualization.failed" defaultMessage="The content could not be read. Try again in a moment." />
        }
      />
    );
  }
  return (
    <p role="status" className="lead">
      {isRealtime ? (
        <FormattedMessage id="preview.realtime" defaultMessage="Rendering realtime content..." />
      ) : (
        <FormattedMessage id="preview.visualization.wait" defaultMessage="Getting the content…" />
      )}
    </p>
  );
}
