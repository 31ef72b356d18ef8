import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMotionAllowed } from '../../ui/hooks/use-motion-allowed.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type ImageSource, imageUrl } from '../../ui/media/image-url.ts';
import { usePlayInView } from '../../ui/media/use-play-in-view.ts';
import { videoUrl } from '../../ui/media/video-url.ts';
import type { ContentVideo } from '../block-content.ts';
import * as styles from './block-video.module.css';

interface BlockVideoProps {
  video: ContentVideo | undefined;
  mobileVideo?: ContentVideo | undefined;
  poster: ImageSource | undefined;
  ratio?: readonly [width: number, height: number];
}

/**
 * Renders a silent video loop with a pause button. It autoplays only while it is in view, if the editor wants that and the visitor has not
 * asked for reduced motion or reduced data.
 */
export function BlockVideo({ video, mobileVideo, poster, ratio = [16, 7] }: BlockVideoProps) {
  const intl = useIntl();
  const element = useRef<HTMLVideoElement>(null);
  const isMotionAllowed = useMotionAllowed();
  const [userChoice, setUserChoice] = useState<'play' | 'stop'>();
  const shouldPlay = userChoice === 'play' || (userChoice === undefined && video?.autoplay === true && isMotionAllowed);
  usePlayInView(element, shouldPlay);
  const [clip, mobileClip] = [video?.clip, mobileVideo?.clip];
  return (
    <div className={styles.root}>
      <video
        ref={element}
        aria-label={poster?.alt || undefined}
        poster={poster ? imageUrl(poster, 1000) : undefined}
        width={1280}
        height={Math.round((1280 * ratio[1]) / ratio[0])}
        preload="none"
        loop={video?.loop !== false}
        muted
        playsInline
        disablePictureInPicture
        onEnded={() => setUserChoice('stop')}
      >
        {mobileClip ? <source src={videoUrl(mobileClip)} type="video/mp4" media="(width < 48rem)" /> : null}
        {clip ? <source src={videoUrl(clip)} type="video/mp4" /> : null}
      </video>
      <IconButton
        icon={shouldPlay ? 'pause' : 'play'}
        className={styles.button}
        onClick={() => setUserChoice(shouldPlay ? 'stop' : 'play')}
        label={
          shouldPlay
            ? intl.formatMessage({ id: 'content.video.stop', defaultMessage: 'Stop the video' })
            : intl.formatMessage({ id: 'content.video.play', defaultMessage: 'Play the video' })
        }
      />
    </div>
  );
}
