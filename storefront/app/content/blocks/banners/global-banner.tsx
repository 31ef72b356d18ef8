import * as layoutStyles from '../../../ui/layout.module.css';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './global-banner.module.css';

export function GlobalBanner({ fields }: BlockProps<'global-banner'>) {
  const text = fields.text ?? fields.headline;
  const details = fields.detailsText ?? fields.buttonText;
  const { ctaLink: to } = fields;
  if (!text) return null;
  return (
    <aside {...backgroundProps(backgroundColorOf(fields, 'kraft'), styles.root)} aria-label={text}>
      <p className={layoutStyles.container}>
        {to && !details ? <ContentLink to={to}>{text}</ContentLink> : <b>{text}</b>}
        {to && details ? <ContentLink to={to}>{details}</ContentLink> : details ? <span>{details}</span> : null}
      </p>
    </aside>
  );
}
