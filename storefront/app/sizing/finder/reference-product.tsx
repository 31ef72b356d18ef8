import type { BodyMeasurement, Wearer } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { SelectField } from '../../ui/forms/index.ts';
import { parseSizeGuide } from '../guide/size-guide.ts';
import type { Measurements } from '../measurements/units.ts';
import { type SizeChart, sizeChartsOf } from '../recommendation/size-chart.ts';
import { bodyForSize } from '../recommendation/suggest-size.ts';
import * as styles from './reference-product.module.css';

const maxGuides = 50;

interface GuideCharts {
  title: string | undefined;
  charts: readonly SizeChart[];
}

type TitledGuide = GuideCharts & { title: string };

function useSizeGuides(isEnabled: boolean) {
  const { locale } = useIntl();
  return useQuery(
    {
      queryKey: ['size guides', locale],
      queryFn: async (): Promise<GuideCharts[]> => {
        const filterBy = [{ path: '/_meta/schema', value: 'size-guide' }];
        const parameters = { depth: 'root', format: 'inlined', locale } as const;
        const { responses } = await getShopper().client.filterContent({ body: { filterBy, page: { size: maxGuides }, parameters } });
        return responses.map(({ content }) => {
          const guide = parseSizeGuide(content);
          // The title of a guide is that of its page: "Men’s Shirts Size Guide". Its name is the kind of product.
          return { title: content._meta.name || guide.title, charts: sizeChartsOf(guide) };
        });
      },
      enabled: isEnabled,
      staleTime: Number.POSITIVE_INFINITY,
    },
    getQueryClient(),
  );
}

interface ReferenceProductProps {
  wearer: Wearer;
  requested: readonly BodyMeasurement[];
  onBody(body: Measurements): void;
}

/**
 * Offers an alternative to measuring: the shopper selects a size that fits in another product, and the typical body of that size is used.
 */
export function ReferenceProduct({ wearer, requested, onBody }: ReferenceProductProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isPending, refetch } = useSizeGuides(isOpen);
  const container = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // Moves the focus from the removed button to the new content, unless the shopper has moved it elsewhere.
    const hasFocusElsewhere = document.activeElement !== document.body && !container.current?.contains(document.activeElement);
    if (!hasFocusElsewhere) (isLoaded ? container.current?.querySelector('select') : container.current)?.focus();
  }, [isOpen, isLoaded]);
  if (!isOpen) {
    return (
      <TextButton onClick={() => setOpen(true)}>
        <FormattedMessage id="sizing.reference" defaultMessage="No tape measure? Use something of ours that fits you" />
      </TextButton>
    );
  }
  return (
    <div ref={container} tabIndex={-1}>
      {isError ? (
        <LoadError
          title={<FormattedMessage id="sizing.failed" defaultMessage="The connection was lost." />}
          onRetry={() => void refetch()}
        />
      ) : null}
      {isPending ? <Loading /> : null}
      {data ? <ReferenceProductForm guides={guidesWith(data, wearer, requested)} requested={requested} onBody={onBody} /> : null}
    </div>
  );
}

function Loading() {
  return (
    <p className="text-muted" role="status">
      <FormattedMessage id="sizing.loading" defaultMessage="Loading the size guide" />
    </p>
  );
}

function guidesWith(guides: readonly GuideCharts[], wearer: Wearer, requested: readonly BodyMeasurement[]): TitledGuide[] {
  return guides.flatMap(({ title, charts }) => {
    const matching = charts.filter(
      (chart) =>
        chart.wearer === wearer && chart.attribute !== 'fit' && chart.measurements.some((measurement) => requested.includes(measurement)),
    );
    return title && matching.length > 0 ? [{ title, charts: matching }] : [];
  });
}

function ReferenceProductForm({ guides, requested, onBody }: { guides: readonly TitledGuide[] } & Omit<ReferenceProductProps, 'wearer'>) {
  const [guideIndex, setGuideIndex] = useState(0);
  const [size, setSize] = useState('');
  const charts = guides[guideIndex]?.charts ?? [];
  const applySize = () => {
    const [chartIndex, sizeIndex] = size.split('.').map(Number);
    const chart = charts[chartIndex ?? -1];
    if (!chart || sizeIndex === undefined) return;
    const body = bodyForSize(chart, sizeIndex);
    onBody(
      Object.fromEntries(requested.flatMap((measurement) => (body[measurement] === undefined ? [] : [[measurement, body[measurement]]]))),
    );
  };
  return (
    <fieldset className={styles.root}>
      <legend className={`${fieldStyles.legend} ${styles.legend}`}>
        <FormattedMessage id="sizing.reference.legend" defaultMessage="Something of ours that fits you" />
      </legend>
      <SelectField
        label={<FormattedMessage id="sizing.reference.guide" defaultMessage="Kind of item" />}
        value={guideIndex}
        onChange={(event) => {
          setGuideIndex(Number(event.target.value));
          setSize('');
        }}
      >
        {guides.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<FormattedMessage id="sizing.reference.size" defaultMessage="Size that fits you" />}
        value={size}
        onChange={(event) => setSize(event.target.value)}
      >
        <option value="">–</option>
        {charts.map((chart, chartIndex) => (
          <optgroup key={`${chart.caption} ${chart.attribute}`} label={chart.caption ?? ''}>
            {chart.sizes.map(({ name }, index) => (
              <option key={name} value={`${chartIndex}.${index}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Button className={styles.button} kind="secondary" small disabled={size === ''} onClick={applySize}>
        <FormattedMessage id="sizing.reference.use" defaultMessage="Use this size" />
      </Button>
    </fieldset>
  );
}
