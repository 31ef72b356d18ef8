import { FormattedMessage } from 'react-intl';
import { useShop } from '../platform/shop/shop.ts';
import * as styles from './review-reply.module.css';
import { ReviewText } from './review-text.tsx';

export function ReviewReply({ text }: { text: string }) {
  const { preferences } = useShop();
  return (
    <div className={styles.root}>
      <p className="text-label">
        <FormattedMessage id="reviews.reply" defaultMessage="{brand} replied" values={{ brand: preferences.brand }} />
      </p>
      <ReviewText text={text} />
    </div>
  );
}
