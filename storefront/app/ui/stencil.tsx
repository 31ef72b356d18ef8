/** Which way the bridges of a stencilled numeral are cut: 1 and 7 across, 4 off its centre, the rest down the middle. */
function cutOf(sign: string): string | undefined {
  if (sign === '1' || sign === '7') return 'is-flat';
  return sign === '4' ? 'is-offset' : undefined;
}

/** A number that names something, in stencilled numerals; read out as plain text. */
export function Stencil({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      <span className="stencil" aria-hidden="true">
        {[...text].map((sign, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs repeat and never move
          <i key={at} className={cutOf(sign)}>
            {sign}
          </i>
        ))}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
