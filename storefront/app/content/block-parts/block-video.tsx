import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { type PictureImage, pictureSource } from '../../ui/picture-source.ts';
import { useMayMove } from '../../ui/use-may-move.ts';
import { usePlayInView } from '../../ui/use-play-in-view.ts';
import { videoSource } from '../../ui/video-source.ts';
import type { ContentFields } from '../fields.ts';
import { videoClipOf } from './video-clip.ts';

interface BlockVideoProps {
  video: ContentFields;
  /** What phones get in its place. */
  mobileVideo?: ContentFields;
  /** Stands until it plays, and says what is to be seen. */
  poster: PictureImage | undefined;
  /** The box that its block keeps for it. */
  ratio?: readonly [width: number, height: number];
}

/**
 * A silent loop of pictures. It plays by itself where its editor wants that, only while it is in view and only for those who have asked
 * neither for less motion nor for fewer bytes; the button beside it stops it for good.
 */
export function BlockVideo({ video, mobileVideo = {}, poster, ratio = [16, 7] }: BlockVideoProps) {
  const intl = useIntl();
  const element = useRef<HTMLVideoElement>(null);
  const mayMove = useMayMove();
  const [wish, setWish] = useState<'play' | 'stop'>();
  const isWanted = wish === 'play' || (wish === undefined && video.autoplay === true && mayMove);
  usePlayInView(element, isWanted);
  const [wide, narrow] = [videoClipOf(video), videoClipOf(mobileVideo)];
  return (
    <div className="block-video">
      <video
        ref={element}
        aria-label={poster?.alt || undefined}
        poster={poster ? pictureSource(poster, 1000) : undefined}
        width={1280}
        height={Math.round((1280 * ratio[1]) / ratio[0])}
        preload="none"
        loop={video.loop !== false}
        muted
        playsInline
        disablePictureInPicture
        onEnded={() => setWish('stop')}
      >
        {narrow ? <source src={videoSource(narrow)} type="video/mp4" media="(width < 48rem)" /> : null}
        {wide ? <source src={videoSource(wide)} type="video/mp4" /> : null}
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
