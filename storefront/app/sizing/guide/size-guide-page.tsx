import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentFields } from '../../platform/content/content-fields.ts';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { UnitSelector } from '../measurements/unit-selector.tsx';
import { type SizeChart, sizeChartsOf } from '../recommendation/size-chart.ts';
import { GuideCards, GuideTables, MeasuringTips } from './guide-sections.tsx';
import * as sizeGuideStyles from './size-guide.module.css';
import { parseSizeGuide } from './size-guide.ts';
import * as styles from './size-guide-page.module.css';

const finderId = 'find-my-size';
const loadFinder = async () => ({ default: (await import('../finder/size-finder.tsx')).SizeFinder });

export function SizeGuidePage({ fields }: { fields: ContentFields }) {
  const guide = useMemo(() => parseSizeGuide(fields), [fields]);
  const charts = useMemo(() => sizeChartsOf(guide), [guide]);
  return (
    <div className={`${layoutStyles.container} ${sizeGuideStyles.root}`}>
      <MeasuringTips guide={guide}>{charts.length > 0 ? <FinderOffer charts={charts} /> : null}</MeasuringTips>
      {guide.tables.length > 0 ? <UnitSelector /> : null}
      <GuideTables guide={guide} />
      <GuideCards guide={guide} />
    </div>
  );
}

function FinderOffer({ charts }: { charts: readonly SizeChart[] }) {
  const { Component: Finder, isLoading, hasFailed, load } = useLazyComponent(loadFinder, 'interaction');
  useEffect(() => {
    // Links on product pages, and clicks before hydration, set the hash.
    if (location.hash === `#${finderId}`) load();
  }, [load]);
  const section = useRef<HTMLElement>(null);
  const wasClicked = useRef(false);
  useEffect(() => {
    // Moves the focus from the removed button to the first field, unless the shopper has moved it elsewhere.
    if (Finder && wasClicked.current && document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [Finder]);
  const openFinder = (event: MouseEvent) => {
    event.preventDefault();
    wasClicked.current = true;
    load();
  };
  return (
    <section className={styles.finder} id={finderId} ref={section}>
      <h2 className="text-card">
        <FormattedMessage id="sizing.find" defaultMessage="Find my size" />
      </h2>
      {Finder ? (
        <Finder charts={charts} />
      ) : (
        <>
          <p>
            <FormattedMessage id="sizing.find.text" defaultMessage="From your measurements, or from something of ours that fits you." />
          </p>
          <ButtonLink kind="secondary" to={`#${finderId}`} aria-busy={isLoading || undefined} onClick={openFinder}>
            <FormattedMessage id="sizing.find" defaultMessage="Find my size" />
          </ButtonLink>
          {hasFailed ? <LoadError /> : null}
        </>
      )}
    </section>
  );
}
