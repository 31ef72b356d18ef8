/** A turning mark beside words that say what is under way. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
