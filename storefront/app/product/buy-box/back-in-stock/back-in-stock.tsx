import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { lazyOnRender, useLazyComponent } from '../../../platform/lazy.tsx';
import { withStyleSheets } from '../../../platform/lazy-style-sheets.tsx';
import { HiddenLocale } from '../../../platform/locale/navigation.tsx';
import type { SelectedValues } from '../../../sizing/index.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { noticeAnchor, noticeParameter } from './request-notice.ts';

const loadForm = () => import('./back-in-stock-form.tsx');

const BackInStockForm = lazyOnRender(async () => ({ default: withStyleSheets('back-in-stock-form', (await loadForm()).default) }));

interface BackInStockProps {
  productId: string;
  selection: SelectedValues;
}

/** Button that opens the form. Without JavaScript, it reloads the page with a parameter that makes the server render the form. */
export function BackInStock({ productId, selection }: BackInStockProps) {
  const [query] = useSearchParams();
  const { Component: Form, isLoading, hasFailed, load } = useLazyComponent(loadForm, 'interaction');
  if (query.has(noticeParameter)) return <BackInStockForm productId={productId} />;
  if (Form) return <Form key={productId} productId={productId} />;
  return (
    <>
      <form
        action={`#${noticeAnchor}`}
        onSubmit={(event) => {
          event.preventDefault();
          load();
        }}
      >
        {Object.entries(selection).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={noticeParameter} value="1" />
        <HiddenLocale />
        <Button type="submit" kind="secondary" wide busy={isLoading}>
          <FormattedMessage id="product.back-in-stock" defaultMessage="Email me when it’s back" />
        </Button>
      </form>
      {hasFailed ? <LoadError /> : null}
    </>
  );
}
