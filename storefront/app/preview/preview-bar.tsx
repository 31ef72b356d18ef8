import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { FormErrors, useValidatedForm } from '../forms/index.ts';
import type { ShownPreview } from '../platform/loaders/page-context.ts';
import { useHref } from '../platform/locale/navigation.tsx';
import { useDateFormat } from '../platform/locale/use-date-format.ts';
import * as buttonStyles from '../ui/button.module.css';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { useStickyHeight } from '../ui/hooks/use-sticky-height.ts';
import { Icon } from '../ui/icon.tsx';
import { dateTimeInputValue, parseDateTimeInput } from './local-date-time.ts';
import * as styles from './preview-bar.module.css';
import { storeToken } from './stored-token.ts';

const loadSchema = async () => (await import('./preview-target-schema.ts')).previewTargetSchema;

/** Bar that is shown on every page of a preview (PREVIEW-003). Its code and styles load in previews only. */
export default function PreviewBar({ preview }: { preview: ShownPreview }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const bar = useStickyHeight('--preview-height');
  const fieldsId = useId();
  const isHydrated = useHydrated();
  return (
    <section
      ref={bar}
      className={styles.root}
      data-theme="dark"
      aria-label={intl.formatMessage({ id: 'preview.bar', defaultMessage: 'Preview' })}
    >
      <p className={styles.state}>
        <b className={`text-label ${styles.label}`}>
          <FormattedMessage id="preview.bar" defaultMessage="Preview" />
        </b>{' '}
        <PreviewTime time={preview.time} />
      </p>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="preview.change" defaultMessage="Change" />
      </button>
      {/* The fields start again on each page, and once the browser's time zone is known. */}
      <PreviewTargetForm
        key={`${isHydrated} ${pathname}${search}`}
        id={fieldsId}
        preview={preview}
        path={`${pathname}${search}`}
        isHydrated={isHydrated}
      />
      <form className={styles.exit} method="post" action={useHref('/preview/end')} onSubmit={() => storeToken(undefined)}>
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${styles.exitButton}`}>
          <FormattedMessage id="preview.exit" defaultMessage="EXIT PREVIEW" />
        </button>
      </form>
    </section>
  );
}

/** Shows the time of the preview. The server renders UTC, because only the browser knows the editor's time zone. */
function PreviewTime({ time }: { time: number | undefined }) {
  const { dateTimeOf } = useDateFormat();
  const isHydrated = useHydrated();
  if (time === undefined) return <FormattedMessage id="preview.now" defaultMessage="as of now" />;
  const text = isHydrated ? dateTimeOf(time) : new Date(time).toISOString();
  return <time dateTime={new Date(time).toISOString()}>{text}</time>;
}

function PreviewTargetForm({ id, preview, path, isHydrated }: { id: string; preview: ShownPreview; path: string; isHydrated: boolean }) {
  const pathErrorId = useId();
  const start = useHref('/preview/begin');
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { time: isHydrated && preview.time !== undefined ? dateTimeInputValue(preview.time) : '', path },
    focusOnError: 'first-field',
    errorMessage: () => (
      <FormattedMessage id="preview.path" defaultMessage={'url must start with a forward slash, example "/content/pagepath"'} />
    ),
    async submit({ time: input, path }) {
      const time = parseDateTimeInput(input);
      const query = new URLSearchParams({ vseDomain: preview.domain, path });
      if (time !== undefined) query.set('previewTimestamp', String(time));
      if (preview.includesUnpublished) query.set('unpublishedFilterAPI', 'true');
      window.location.assign(`${start}?${query}`);
    },
  });
  const { error: pathError, ...pathField } = form.field('path');
  const { error: _, ...timeField } = form.field('time');
  return (
    <form id={id} className={styles.fields} onSubmit={form.onSubmit} noValidate>
      <label>
        <span className={styles.fieldLabel}>
          <FormattedMessage id="preview.time" defaultMessage="Date and time" />
        </span>
        <input type="datetime-local" {...timeField} min="2000-01-01T00:00" max="2199-12-31T23:59" disabled={!isHydrated} />
      </label>
      <label>
        <span className={styles.fieldLabel}>
          <FormattedMessage id="preview.page" defaultMessage="Page path" />
        </span>
        <input
          type="text"
          {...pathField}
          disabled={!isHydrated}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={pathError ? true : undefined}
          aria-describedby={pathError ? pathErrorId : undefined}
        />
      </label>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.small} ${styles.submit}`} disabled={!isHydrated}>
        <FormattedMessage id="preview.submit" defaultMessage="Go" />
      </button>
      {pathError ? (
        <p className={styles.error} role="alert" id={pathErrorId}>
          <Icon name="warning" />
          {pathError}
        </p>
      ) : null}
      <FormErrors form={form} hasSummary={false} />
    </form>
  );
}
