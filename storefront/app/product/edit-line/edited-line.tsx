import { type ReactNode, useEffect, useState } from 'react';
import type { ProductView } from '../product-view.ts';
import type { Choice } from '../use-choice.ts';
import type { LineEditor } from './line-editor.tsx';

export interface EditedLineProps {
  product: ProductView;
  choice: Choice;
  isSoldOut: boolean;
  onQuantity(quantity: number): void;
  /** Acts on the chosen variant and quantity, or says what is missing. */
  withChoice(act: (productId: string, quantity: number) => void): void;
  /** The button that adds: what stands there where no line is changed. */
  otherwise: ReactNode;
}

/**
 * The button of the page: it adds, or, where the address names a line of the cart, changes that line. The code for that comes only then.
 */
export function EditedLine(props: EditedLineProps) {
  const itemId = props.choice.editedItemId;
  return itemId ? <LoadedEditor itemId={itemId} {...props} /> : props.otherwise;
}

function LoadedEditor(props: EditedLineProps & { itemId: string }) {
  const [Editor, setEditor] = useState<typeof LineEditor>();
  useEffect(() => {
    let isHere = true;
    import('./line-editor.tsx').then(
      (module) => isHere && setEditor(() => module.LineEditor),
      // Not come, the page is the plain one.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Editor ? <Editor key={props.itemId} {...props} /> : props.otherwise;
}
