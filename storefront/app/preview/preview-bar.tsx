import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import type { PagePreview } from '../platform/loaders/page-context.ts';
import sheet from '../styles/preview.css?url';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { useStickyHeight } from '../ui/hooks/use-sticky-height.ts';
import { Icon } from '../ui/icon.tsx';
import { dateTimeInputValue, parseDateTimeInput } from './local-date-time.ts';
import { isPreviewPath } from './preview-path.ts';
import { storeToken } from './stored-token.ts';

/** The bar over every previewed page: as of when, of which page, and the way out (PREVIEW-003). Its code comes with previews alone. */
export default function PreviewBar({ preview }: { preview: PagePreview }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const bar = useStickyHeight('--preview-height');
  const fieldsId = useId();
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="blocks" />
      <section
        ref={bar}
        className={classNames('preview-bar dark', isOpen && 'is-open')}
        aria-label={intl.formatMessage({ id: 'preview.bar', defaultMessage: 'Preview' })}
      >
        <p className="preview-mark">
          <b className="label">
            <FormattedMessage id="preview.bar" defaultMessage="Preview" />
          </b>{' '}
          <PreviewTime time={preview.time} />
        </p>
        <button type="button" className="preview-open" aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id="preview.change" defaultMessage="Change" />
        </button>
        {/* A page that is gone to in the browser has another path; the field shows it. */}
        <PreviewTargetForm key={`${pathname}${search}`} id={fieldsId} preview={preview} path={`${pathname}${search}`} />
        <form className="preview-exit" method="post" action={useHref('/preview/end')} onSubmit={() => storeToken(undefined)}>
          <button type="submit" className="btn is-secondary is-small">
            <FormattedMessage id="preview.exit" defaultMessage="EXIT PREVIEW" />
          </button>
        </form>
      </section>
    </>
  );
}

/** The moment in words. Only the browser knows the editor's time zone. */
function PreviewTime({ time }: { time: number | undefined }) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  if (time === undefined) return <FormattedMessage id="preview.now" defaultMessage="as of now" />;
  const words = isHydrated ? intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }) : new Date(time).toISOString();
  return <time dateTime={new Date(time).toISOString()}>{words}</time>;
}

/** Date and time, the page's path, and Go: the page as of then, made anew by the server. */
function PreviewTargetForm({ id, preview, path }: { id: string; preview: PagePreview; path: string }) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [isPathWrong, setPathWrong] = useState(false);
  const [moment, setMoment] = useState<string>();
  const [shownPath, setShownPath] = useState(path);
  const pathId = useId();
  const begin = useHref('/preview/begin');
  const shownMoment = moment ?? (isHydrated && preview.time !== undefined ? dateTimeInputValue(preview.time) : '');

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!isPreviewPath(shownPath)) {
      setPathWrong(true);
      return form.current?.querySelector<HTMLElement>('[name="path"]')?.focus();
    }
    const time = parseDateTimeInput(shownMoment);
    const query = new URLSearchParams({ vseDomain: preview.domain, path: shownPath });
    if (time !== undefined) query.set('previewTimestamp', String(time));
    if (preview.includesUnpublished) query.set('unpublishedFilterAPI', 'true');
    window.location.assign(`${begin}?${query}`);
  };
  return (
    <form ref={form} id={id} className="preview-fields" onSubmit={go} noValidate>
      <label>
        <span className="preview-label">
          <FormattedMessage id="preview.moment" defaultMessage="Date and time" />
        </span>
        <input
          type="datetime-local"
          name="moment"
          min="2000-01-01T00:00"
          max="2199-12-31T23:59"
          value={shownMoment}
          disabled={!isHydrated}
          onChange={(event) => setMoment(event.target.value)}
        />
      </label>
      <label>
        <span className="preview-label">
          <FormattedMessage id="preview.page" defaultMessage="Page path" />
        </span>
        <input
          type="text"
          name="path"
          value={shownPath}
          disabled={!isHydrated}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isPathWrong || undefined}
          aria-describedby={isPathWrong ? pathId : undefined}
          onChange={(event) => {
            setShownPath(event.target.value);
            if (isPreviewPath(event.target.value)) setPathWrong(false);
          }}
        />
      </label>
      <button type="submit" className="btn is-small" disabled={!isHydrated}>
        <FormattedMessage id="preview.go" defaultMessage="Go" />
      </button>
      {isPathWrong ? (
        <p className="preview-fault" role="alert" id={pathId}>
          <Icon name="warning" />
          <FormattedMessage id="preview.path" defaultMessage={'url must start with a forward slash, example "/content/pagepath"'} />
        </p>
      ) : null}
    </form>
  );
}
