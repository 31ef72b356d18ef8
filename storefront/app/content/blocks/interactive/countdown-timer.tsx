import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageNow } from '../../../platform/browser/page-clock.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { StencilNumber } from '../../../ui/stencil-number.tsx';
import { buttonsOf } from '../../block-content.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import { formatDigits, type TimeLeft, timeLeft } from './countdown.ts';
import * as styles from './countdown-timer.module.css';

const tickMs = 1_000;
const noTimeLeft: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** Returns the time left, updated every second (BLOCK-027); undefined on the server and until hydration. */
function useTimeLeft(end: number): TimeLeft | undefined {
  const [remaining, setRemaining] = useState<TimeLeft>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = () => {
      const now = timeLeft(end, pageNow());
      setRemaining(now);
      if (Object.values(now).every((count) => count === 0)) clearInterval(timer);
    };
    timer = setInterval(update, tickMs);
    update();
    return () => clearInterval(timer);
  }, [end]);
  return remaining;
}

function CountdownPart({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt className="text-label">{children}</dt>
      <dd>
        <StencilNumber className={styles.count} text={formatDigits(count)} />
      </dd>
    </div>
  );
}

/**
 * Renders a countdown (BLOCK-026). The server's HTML has empty boxes of fixed size; the browser renders the digits, because cached pages
 * would show an outdated time.
 */
export function CountdownTimer({ fields }: BlockProps<'countdown-timer'>) {
  const remaining = useTimeLeft(Date.parse(fields.expiration ?? ''));
  const { headline } = fields;
  const buttons = buttonsOf(fields);
  const to = buttons.length === 0 ? fields.ctaLink : undefined;
  const displayed = remaining ?? noTimeLeft;
  return (
    <section {...backgroundProps(backgroundColorOf(fields, 'kraft'), styles.root)}>
      <div className={`${layoutStyles.container} ${styles.content}`}>
        {headline ? (
          <h2 className={`text-section ${styles.heading}`}>{to ? <ContentLink to={to}>{headline}</ContentLink> : headline}</h2>
        ) : null}
        <div role="timer" aria-live="off">
          <dl className={styles.parts} data-pending={!remaining || undefined}>
            <CountdownPart count={displayed.days}>
              <FormattedMessage
                id="content.countdown.days"
                defaultMessage="{count, plural, one {day} other {days}}"
                values={{ count: displayed.days }}
              />
            </CountdownPart>
            <CountdownPart count={displayed.hours}>
              <FormattedMessage
                id="content.countdown.hours"
                defaultMessage="{count, plural, one {hour} other {hours}}"
                values={{ count: displayed.hours }}
              />
            </CountdownPart>
            <CountdownPart count={displayed.minutes}>
              <FormattedMessage id="content.countdown.minutes" defaultMessage="min" />
            </CountdownPart>
            <CountdownPart count={displayed.seconds}>
              <FormattedMessage id="content.countdown.seconds" defaultMessage="sec" />
            </CountdownPart>
          </dl>
        </div>
        <BlockButtons buttons={buttons} kind="secondary" />
      </div>
    </section>
  );
}
