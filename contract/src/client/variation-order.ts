const attributeOrder = ['color', 'fit', 'waist', 'inseam', 'size'];

function positionOf(attribute: string): number {
  const position = attributeOrder.indexOf(attribute);
  return position < 0 ? attributeOrder.length : position;
}

/** Returns the values of a variant by attribute, in the order in which pages and emails name them: the color first, sizes last. */
export function inVariationOrder(names: Readonly<Record<string, string>>): [attribute: string, value: string][] {
  return Object.entries(names).sort(([one], [other]) => positionOf(one) - positionOf(other));
}
