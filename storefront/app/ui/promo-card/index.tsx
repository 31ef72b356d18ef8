import { useEffect, useReducer, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.ts';
import { useMotionAllowed } from '../hooks/use-motion-allowed.ts';
import { IconButton } from '../icon-button.tsx';
import { ResponsiveImage } from '../media/image.tsx';
import type { ImageSource } from '../media/image-url.ts';
import { usePlayInView } from '../media/use-play-in-view.ts';
import { type VideoClip, videoUrl } from '../media/video-url.ts';
import * as styles from './promo-card.module.css';
import { idleState, nextPromoCardState } from './promo-card-state.ts';

interface PromoCardProps {
  image: ImageSource;
  imageRatio: readonly [width: number, height: number];
  video: VideoClip;
  sizes: string;
  /** Aspect ratio of the card (MEDIA-005). */
  ratio?: readonly [width: number, height: number] | undefined;
  hasControls?: boolean;
  autoplay?: boolean;
  loops?: boolean;
}

/**
 * Image that is replaced by a silent video when the shopper plays it (MEDIA-003 to MEDIA-006). Until then the video is not loaded. It plays
 * by itself only with `autoplay`, and not if the shopper prefers reduced motion or data; outside of the viewport it pauses. Without script
 * only the image is shown.
 */
export function PromoCard({
  image,
  imageRatio,
  video,
  sizes,
  ratio = [16, 9],
  hasControls = true,
  autoplay = false,
  loops = false,
}: PromoCardProps) {
  const intl = useIntl();
  const [state, dispatch] = useReducer(nextPromoCardState, idleState);
  const videoElement = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const isMotionAllowed = useMotionAllowed();
  const isPlaying = state.status === 'ready' && state.isPlaying;
  useEffect(() => {
    if (autoplay) dispatch(isMotionAllowed ? 'play' : 'reset');
  }, [autoplay, isMotionAllowed]);
  usePlayInView(videoElement, isPlaying);
  const [width, height] = ratio;
  return (
    <div
      className={classNames(styles.promoCard, !hasControls && styles.controlsOnHover)}
      data-part="promo-card"
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image.background }}
    >
      {/* The video has the same accessible name. */}
      <ResponsiveImage
        image={image}
        sizes={sizes}
        minWidth={500}
        maxWidth={1000}
        ratio={imageRatio}
        isDecorative={state.status === 'ready'}
      />
      {state.status === 'ready' ? (
        <video
          ref={videoElement}
          src={videoUrl(video)}
          aria-label={image.alt || undefined}
          width={1280}
          height={Math.round((1280 * height) / width)}
          preload="auto"
          loop={loops}
          muted
          playsInline
          disablePictureInPicture
          onEnded={() => dispatch('ended')}
          onError={() => dispatch('failed')}
        />
      ) : null}
      <div className={styles.controls}>
        {state.status === 'ready' ? (
          <IconButton
            icon="returns"
            onClick={() => {
              dispatch('reset');
              // This button disappears; keep the focus in the card.
              playButton.current?.focus();
            }}
            label={intl.formatMessage({ id: 'ui.promoCard.reset', defaultMessage: 'Back to the image' })}
          />
        ) : null}
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          ref={playButton}
          onClick={() => dispatch(isPlaying ? 'pause' : 'play')}
          label={
            isPlaying
              ? intl.formatMessage({ id: 'ui.promoCard.pause', defaultMessage: 'Pause the video' })
              : intl.formatMessage({ id: 'ui.promoCard.play', defaultMessage: 'Play the video, without sound' })
          }
        />
      </div>
    </div>
  );
}
