import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { ProductOnPage } from '../finder/finder-result.tsx';
import { canRecommend, SizeFinder } from '../finder/size-finder.tsx';
import { UnitSelector } from '../measurements/unit-selector.tsx';
import { sizeChartsOf } from '../recommendation/size-chart.ts';
import { GuideCards, GuideTables, MeasuringTips } from './guide-sections.tsx';
import * as sizeGuideStyles from './size-guide.module.css';
import type { SizeGuide } from './size-guide.ts';
import * as styles from './size-guide-dialog.module.css';
import { useSizeGuide } from './use-size-guide.ts';

export interface SizeGuideDialogProps {
  guideId: string;
  start: 'guide' | 'finder' | undefined;
  onClose(): void;
  onPage: ProductOnPage;
  onMeasured(): void;
}

export default function SizeGuideDialog({ guideId, start, onClose, onPage, onMeasured }: SizeGuideDialogProps) {
  const { data: guide, isPending, isError, refetch } = useSizeGuide(guideId);
  return (
    <Dialog
      isOpen={start !== undefined}
      onClose={onClose}
      isWide
      className={styles.dialog}
      heading={guide?.title ?? <FormattedMessage id="sizing.guide" defaultMessage="Size Guide" />}
    >
      {guide && start ? (
        <GuideBody guide={guide} start={start} onPage={onPage} onMeasured={onMeasured} />
      ) : isPending ? (
        <Loading />
      ) : isError ? (
        <LoadError
          title={<FormattedMessage id="sizing.failed" defaultMessage="The connection was lost." />}
          onRetry={() => void refetch()}
        />
      ) : (
        <NotFound />
      )}
    </Dialog>
  );
}

interface GuideBodyProps extends Pick<SizeGuideDialogProps, 'onPage' | 'onMeasured'> {
  guide: SizeGuide;
  start: 'guide' | 'finder';
}

function GuideBody({ guide, start, onPage, onMeasured }: GuideBodyProps) {
  const intl = useIntl();
  const charts = useMemo(() => sizeChartsOf(guide), [guide]);
  const guideContent = (
    <>
      <GuideTables guide={guide} isCompact />
      <MeasuringTips guide={guide} />
      <GuideCards guide={guide} isCompact />
    </>
  );
  const isFinderOffered = canRecommend(charts, onPage);
  const sizes = { id: 'sizes', label: intl.formatMessage({ id: 'sizing.tab.sizes', defaultMessage: 'Sizes' }), content: guideContent };
  const finder = {
    id: 'finder',
    label: intl.formatMessage({ id: 'sizing.find', defaultMessage: 'Find my size' }),
    content: <SizeFinder charts={charts} onPage={onPage} onMeasured={onMeasured} />,
  };
  return (
    <div className={`${sizeGuideStyles.root} ${styles.guide}`}>
      <UnitSelector className={isFinderOffered ? styles.unitsBesideTabs : undefined} />
      {isFinderOffered ? (
        <Tabs className={styles.tabs} label={guide.title ?? ''} tabs={[sizes, finder]} initialIndex={start === 'finder' ? 1 : 0} />
      ) : (
        guideContent
      )}
    </div>
  );
}

function Loading() {
  return (
    <p className={styles.loading} role="status" aria-busy="true">
      <FormattedMessage id="sizing.loading" defaultMessage="Loading the size guide" />
    </p>
  );
}

/** Message that is shown if the size guide of the product does not exist (ERROR-019). */
function NotFound() {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="sizing.missing" defaultMessage="Size guide wasn't found for selected product" />}
    >
      <ActionLink to="/size-guide">
        <FormattedMessage id="sizing.all" defaultMessage="All size guides" />
      </ActionLink>
    </Alert>
  );
}
