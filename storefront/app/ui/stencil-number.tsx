import * as styles from './stencil-number.module.css';

/** Returns the class of a stencil digit's bridges (gaps in its strokes): horizontal in 1 and 7, off-center in 4, vertical in the rest. */
function bridgeClass(digit: string): string | undefined {
  if (digit === '1' || digit === '7') return styles.flat;
  return digit === '4' ? styles.offset : undefined;
}

/** Renders a number in stencil digits. Screen readers read it as plain text. */
export function StencilNumber({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      <span className={styles.stencil} aria-hidden="true">
        {[...text].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: characters repeat and do not move
          <i key={index} className={bridgeClass(character)}>
            {character}
          </i>
        ))}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
