import type { ResponseBody } from '@outfitter/contract/client';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as disclosureStyles from '../../ui/disclosure.module.css';
import * as styles from './exported-data.module.css';

type Exported = ResponseBody<'exportCustomer'>;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The address of a JSON file in this page's memory, for as long as the component is mounted. */
function useJsonUrl(data: Exported): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [data]);
  return url;
}

export function ExportedData({ data }: { data: Exported }) {
  const url = useJsonUrl(data);
  return (
    <div className={styles.exported}>
      <a href={url} download={`account-${data.exportedAt.slice(0, 10)}.json`}>
        <FormattedMessage id="account.export.download" defaultMessage="Download as JSON" />
      </a>
      {data.sections.map(({ name, rows }) => (
        <details key={name} className={disclosureStyles.disclosure}>
          <summary>
            <h3>
              {name} ({rows.length})
            </h3>
          </summary>
          <div className={disclosureStyles.body}>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <dl key={index} className={styles.row}>
                {Object.entries(row).map(([key, value]) => (
                  <div key={key}>
                    <dt>{key}</dt>
                    <dd>{textOf(value)}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
