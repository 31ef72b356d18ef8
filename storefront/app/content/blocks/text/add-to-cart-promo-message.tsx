import { RichText } from '../../../platform/content/rich-text.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../../ui/layout.module.css';
import { buttonsOf } from '../../block-content.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './add-to-cart-promo-message.module.css';

export function AddToCartPromoMessage({ fields }: BlockProps<'add-to-cart-promo-message'>) {
  const { headline, text, richText: html } = fields;
  const buttons = buttonsOf(fields);
  const to = buttons.length === 0 ? fields.ctaLink : undefined;
  if (!headline) return null;
  return (
    <div className={`${layoutStyles.container} ${styles.root}`}>
      <Alert title={to ? <ContentLink to={to}>{headline}</ContentLink> : headline}>
        {text || html || buttons.length > 0 ? (
          <>
            {text ? <p>{text}</p> : null}
            <RichText className="rich-text" html={html} />
            <BlockButtons buttons={buttons.slice(0, 2)} kind="secondary" className={styles.buttons} />
          </>
        ) : null}
      </Alert>
    </div>
  );
}
