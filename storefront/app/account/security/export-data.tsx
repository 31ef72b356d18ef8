import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ExportedData } from './exported-data.tsx';

export function ExportData() {
  const exported = useMutation({ mutationFn: () => getShopper().customerClient.exportCustomer() }, getQueryClient());
  return (
    <>
      <p>
        <FormattedMessage id="account.export.text" defaultMessage="See and download everything we store about you." />
      </p>
      <Button kind="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
        <FormattedMessage id="account.export" defaultMessage="Show my data" />
      </Button>
      {exported.isError ? (
        <LoadError
          title={<FormattedMessage id="account.export.failed" defaultMessage="Your data could not be loaded. Try again in a minute." />}
        />
      ) : null}
      {exported.data ? <ExportedData data={exported.data} /> : null}
    </>
  );
}
