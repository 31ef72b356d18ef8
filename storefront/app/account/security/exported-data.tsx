import type { ResponseBody } from '@outfitter/contract/client';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Accordion } from '../../ui/accordion.tsx';
import { ExportedRows } from './export/exported-row.tsx';
import { sectionTitles } from './export/section-titles.ts';
import * as styles from './exported-data.module.css';

type Exported = ResponseBody<'exportCustomer'>;

/** Returns the URL of a JSON file in this page's memory, for as long as the component is mounted. */
function useJsonUrl(data: Exported): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [data]);
  return url;
}

/** Shows all data of the customer by kind. Ids and other technical values are in the file only. */
export function ExportedData({ data }: { data: Exported }) {
  const url = useJsonUrl(data);
  const intl = useIntl();
  const titleOf = (name: string) => {
    const title = sectionTitles[name];
    return title ? intl.formatMessage(title) : name;
  };
  const filled = data.sections.filter(({ rows }) => rows.length > 0);
  const empty = data.sections.filter(({ rows }) => rows.length === 0).map(({ name }) => titleOf(name));
  return (
    <div className={styles.exported}>
      <p>
        <a href={url} download={`account-${data.exportedAt.slice(0, 10)}.json`}>
          <FormattedMessage id="account.export.download" defaultMessage="Download as JSON" />
        </a>
      </p>
      <p className="text-muted">
        <FormattedMessage id="account.export.technical" defaultMessage="Ids and other technical values are in the file only." />
      </p>
      <Accordion
        items={filled.map(({ name, rows }) => ({
          heading: (
            <FormattedMessage
              id="account.export.section"
              defaultMessage="{title} ({count, number})"
              values={{ title: titleOf(name), count: rows.length }}
            />
          ),
          content: <ExportedRows rows={rows} />,
        }))}
      />
      {empty.length > 0 ? (
        <p className="text-muted">
          <FormattedMessage
            id="account.export.empty"
            defaultMessage="We have stored nothing under: {titles}."
            values={{ titles: intl.formatList(empty) }}
          />
        </p>
      ) : null}
    </div>
  );
}
