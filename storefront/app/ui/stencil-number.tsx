/** The bridges of a stencil digit: horizontal for 1 and 7, off-center for 4, vertical for the rest. */
function bridgeClass(digit: string): string | undefined {
  if (digit === '1' || digit === '7') return 'is-flat';
  return digit === '4' ? 'is-offset' : undefined;
}

/** A number in stencil digits, which screen readers read as plain text. */
export function StencilNumber({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      <span className="stencil" aria-hidden="true">
        {[...text].map((sign, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs repeat and never move
          <i key={at} className={bridgeClass(sign)}>
            {sign}
          </i>
        ))}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
