type Listener = () => void;
const listeners = new Set<Listener>();

export function onProductsStored(listener: Listener): void {
  listeners.add(listener);
}

export function announceStoredProducts(): void {
  for (const listener of listeners) listener();
}
