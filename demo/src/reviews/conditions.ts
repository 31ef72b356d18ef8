/** Traits a thing must have and must not: `jacket|parka zip !kids` asks for one of the first two, the third, and not the last. */
type Condition = (traits: ReadonlySet<string>) => boolean;

export function parseCondition(written: string): Condition {
  const terms = written.split(' ').filter(Boolean);
  return (traits) =>
    terms.every((term) => (term.startsWith('!') ? !traits.has(term.slice(1)) : term.split('|').some((trait) => traits.has(trait))));
}
