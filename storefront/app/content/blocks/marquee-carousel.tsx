import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

/** Several marquees to page through; they do not move by themselves. */
export function MarqueeCarousel({ label, children }: { label: string; children: ReactNode }) {
  const intl = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const page = (by: number) => track.current?.scrollBy({ left: by * track.current.clientWidth });
  return (
    <section className="marquee" aria-label={label}>
      <div className="marquee-track" ref={track}>
        {Children.map(children, (child) => (
          <div className="marquee-slide">{child}</div>
        ))}
      </div>
      <div className="marquee-buttons">
        <button
          type="button"
          className="close"
          onClick={() => page(-1)}
          aria-label={intl.formatMessage({ id: 'content.previous', defaultMessage: 'Previous' })}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="close"
          onClick={() => page(1)}
          aria-label={intl.formatMessage({ id: 'content.next', defaultMessage: 'Next' })}
        >
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}
