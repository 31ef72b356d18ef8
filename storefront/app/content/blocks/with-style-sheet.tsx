import styleSheet from '../../styles/late-blocks.css?url';
import type { AnyBlock } from './registry.ts';

/** A block with the style sheet that few pages need; it stays hidden until the sheet is loaded. */
export function withStyleSheet(Block: AnyBlock): AnyBlock {
  return (props) => (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="blocks" />
      <Block {...props} />
    </>
  );
}
