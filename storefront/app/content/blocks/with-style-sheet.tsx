import sheet from '../../styles/late-blocks.css?url';
import type { Block } from './block.ts';

/** A block with the sheet that few pages need; nothing of it is seen before the sheet is there. */
export function withStyleSheet(Block: Block): Block {
  return (props) => (
    <>
      <link rel="stylesheet" href={sheet} precedence="blocks" />
      <Block {...props} />
    </>
  );
}
