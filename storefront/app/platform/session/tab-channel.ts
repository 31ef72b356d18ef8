export interface TabChannel<T> {
  post(message: T): void;
  subscribe(listener: (message: T) => void): () => void;
}

/** Opens a channel to the other tabs of this origin. Does nothing without BroadcastChannel. */
export function openTabChannel<T>(name: string): TabChannel<T> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, subscribe: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = (event: MessageEvent<T>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
