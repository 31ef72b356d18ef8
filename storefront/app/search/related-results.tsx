import { FormattedMessage, useIntl } from 'react-intl';
import { ProductRow, type Tile } from '../product/index.ts';
import { Section } from '../ui/section.tsx';

export function RelatedResults({ tiles }: { tiles: readonly Tile[] }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'search.related', defaultMessage: 'Close matches' });
  return (
    <Section
      heading={label}
      intro={<FormattedMessage id="search.related.text" defaultMessage="These match part of what you searched for." />}
    >
      <ProductRow label={label} tiles={tiles} />
    </Section>
  );
}
