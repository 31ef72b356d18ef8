/** Condition on the traits of a style: `jacket|parka zip !kids` requires one of the first two and the third, and excludes the last. */
type Condition = (traits: ReadonlySet<string>) => boolean;

export function parseCondition(text: string): Condition {
  const terms = text.split(/\s+/).filter(Boolean);
  return (traits) =>
    terms.every((term) => (term.startsWith('!') ? !traits.has(term.slice(1)) : term.split('|').some((trait) => traits.has(trait))));
}
