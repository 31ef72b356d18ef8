/** An `IntersectionObserver` for which every element is near the viewport: `vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver)`. */
export class VisibleIntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve(): void {}
  disconnect(): void {}
}
