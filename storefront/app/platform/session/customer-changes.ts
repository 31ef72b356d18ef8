/** Notifies components of a change of the stored login, in this tab or in another one. */
type Listener = () => void;

const listeners = new Set<Listener>();

export function notifyCustomerChange(): void {
  for (const listener of listeners) listener();
}

export function subscribeToCustomerChanges(listener: Listener): () => void {
  listeners.add(listener);
  // Fires for changes of other tabs only.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
