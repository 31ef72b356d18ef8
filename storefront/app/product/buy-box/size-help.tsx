import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { onIdle } from '../../platform/browser/on-idle.ts';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { hasStoredMeasurements, loadSizeGuideDialog, loadYourSize, type ProductOnPage } from '../../sizing/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { colorDimension, type ProductView } from '../product-view.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { valueState } from '../variants/variant-availability.ts';
import * as styles from './size-help.module.css';

export interface SizeHelp {
  guide: ReactNode;
  line: ReactNode;
  dialog: ReactNode;
}

export const sizeDimension = ({ dimensions }: Pick<ProductView, 'dimensions'>) =>
  dimensions.find(({ id }) => id === 'size' || id === 'waist');

/**
 * Opens the size guide in a dialog (SIZE-001). Without JavaScript, in a new tab, or if the dialog's code fails to load, the link leads to
 * the guide's own page. The code loads on click, or when idle if measurements are stored in this browser.
 */
export function useSizeHelp(product: ProductView, { matrix, selection, selectAll }: VariantSelection): SizeHelp | undefined {
  const line = useRef<HTMLParagraphElement>(null);
  const [start, setStart] = useState<'guide' | 'finder'>();
  const dialog = useLazyComponent(loadSizeGuideDialog, 'interaction');
  const yourSize = useLazyComponent(loadYourSize, 'interaction');
  const { sizeGuideId: guideId } = product;
  const { load: loadYourSizeLine } = yourSize;
  useEffect(() => (guideId ? onIdle(() => hasStoredMeasurements() && loadYourSizeLine()) : undefined), [guideId, loadYourSizeLine]);
  if (!guideId) return undefined;

  const show = (view: 'guide' | 'finder') => {
    setStart(view);
    dialog.load();
  };
  const open = (event: MouseEvent, view: 'guide' | 'finder') => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || dialog.hasFailed) return;
    event.preventDefault();
    show(view);
  };
  const close = () => {
    setStart(undefined);
    // A recommended size may have replaced the link that opened the dialog.
    requestAnimationFrame(() => document.activeElement === document.body && line.current?.focus({ preventScroll: true }));
  };
  const { [colorDimension]: color } = selection;
  const onPage: ProductOnPage = {
    product: {
      dimensions: product.dimensions,
      valueState: (chosen, attribute, value) => valueState(matrix, chosen, attribute, value),
    },
    selected: selection,
    chosen: color === undefined ? {} : { [colorDimension]: color },
    fitScale: product.fitScale,
    select(sizes) {
      selectAll({ ...selection, ...sizes });
      close();
    },
  };
  const to = `/content/${guideId}`;
  const { Component: Dialog } = dialog;
  const { Component: YourSize } = yourSize;
  const finderLink = (
    <ActionLink underlined to={`${to}#find-my-size`} onClick={(event) => open(event, 'finder')}>
      <FormattedMessage id="product.find-my-size" defaultMessage="Find my size" />
    </ActionLink>
  );
  return {
    guide: (
      <ActionLink
        underlined
        className={styles.guideLink}
        to={to}
        aria-haspopup="dialog"
        aria-busy={dialog.isLoading || undefined}
        onClick={(event) => open(event, 'guide')}
      >
        <FormattedMessage id="product.size-guide" defaultMessage="Size Guide" />
      </ActionLink>
    ),
    line: (
      <p className={styles.finder} aria-live="polite" ref={line} tabIndex={-1}>
        {YourSize ? <YourSize guideId={guideId} onPage={onPage} fallback={finderLink} onChange={() => show('finder')} /> : finderLink}
      </p>
    ),
    dialog: Dialog ? (
      <div className={styles.dialog}>
        <Dialog guideId={guideId} start={start} onClose={close} onPage={onPage} onMeasured={loadYourSizeLine} />
      </div>
    ) : dialog.hasFailed ? (
      <LoadError />
    ) : null,
  };
}
