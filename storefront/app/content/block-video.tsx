import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import { type PictureImage, pictureSource } from '../ui/picture-source.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { type Fields, textOf } from './fields.ts';

/** The address of a video of the shop; undefined for anything else. */
export function videoOf(fields: Fields): string | undefined {
  const video = textOf(fields, 'video');
  return video && /^\/v\/[\w./-]+$/.test(video) && !video.includes('..') ? video : undefined;
}

interface BlockVideoProps {
  video: Fields;
  /** What phones get in its place. */
  mobileVideo?: Fields;
  /** Stands until it plays, and says what is to be seen. */
  poster: PictureImage | undefined;
}

/**
 * A silent loop of pictures. It plays by itself where its editor wants that, only while it is in view and only for those who have not
 * asked for less motion; the button beside it stops it for good.
 */
export function BlockVideo({ video, mobileVideo = {}, poster }: BlockVideoProps) {
  const intl = useIntl();
  const element = useRef<HTMLVideoElement>(null);
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wish, setWish] = useState<'play' | 'stop'>();
  const isWanted = wish === 'play' || (wish === undefined && video.autoplay === true && !wantsLessMotion);
  useEffect(() => {
    const shown = element.current;
    if (!shown || !isWanted) return;
    const watch = new IntersectionObserver(([entry]) => {
      // A browser may refuse to play, to save power; the poster stands then.
      if (entry?.isIntersecting) shown.play().catch(() => {});
      else shown.pause();
    });
    watch.observe(shown);
    return () => {
      watch.disconnect();
      shown.pause();
    };
  }, [isWanted]);
  const [wide, narrow] = [videoOf(video), videoOf(mobileVideo)];
  return (
    <div className="block-video">
      <video
        ref={element}
        aria-label={poster?.alt || undefined}
        poster={poster ? pictureSource(poster, 1000) : undefined}
        preload="none"
        loop={video.loop !== false}
        muted
        playsInline
        onEnded={() => setWish('stop')}
      >
        {narrow ? <source src={narrow} media="(width < 48rem)" /> : null}
        {wide ? <source src={wide} /> : null}
      </video>
      <button
        type="button"
        className="carousel-button"
        onClick={() => setWish(isWanted ? 'stop' : 'play')}
        aria-label={
          isWanted
            ? intl.formatMessage({ id: 'content.video.stop', defaultMessage: 'Stop the moving picture' })
            : intl.formatMessage({ id: 'content.video.play', defaultMessage: 'Play the moving picture' })
        }
      >
        <Icon name={isWanted ? 'pause' : 'play'} />
      </button>
    </div>
  );
}
