import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.ts';
import { roundToHalfStar } from './rating.ts';
import * as styles from './stars.module.css';

export function Stars({ rating, large = false }: { rating: number; large?: boolean }) {
  const intl = useIntl();
  const stars = roundToHalfStar(rating);
  return (
    <span
      className={classNames(styles.stars, large && styles.large)}
      role="img"
      aria-label={intl.formatMessage({ id: 'ui.stars', defaultMessage: '{stars, number} out of 5 stars' }, { stars })}
      style={{ '--stars': stars } as CSSProperties}
    />
  );
}
