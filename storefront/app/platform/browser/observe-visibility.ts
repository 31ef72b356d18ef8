/**
 * Calls `onChange` with whether an element is in the viewport, or within `margin` of it: at once, and after each change. Returns a function
 * that ends the observation.
 */
export function observeVisibility(element: Element, onChange: (isVisible: boolean) => void, margin = '0px'): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), { rootMargin: margin });
  observer.observe(element);
  return () => observer.disconnect();
}
