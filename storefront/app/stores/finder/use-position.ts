import { useCallback, useState } from 'react';

export type PositionState = 'idle' | 'pending' | 'denied' | 'unavailable';

/** Time limit in milliseconds within which a device finds its position. */
const timeout = 10_000;
const permissionDenied = 1;

/**
 * Asks the browser for the position, only when `locate` is called (STORE-003). A shopper who declines gets the state `denied`, until `reset`
 * is called.
 */
export function usePosition(onFound: (position: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<PositionState>('idle');
  function locate(): void {
    if (!('geolocation' in navigator)) {
      setState('unavailable');
      return;
    }
    setState('pending');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude, longitude });
      },
      // A declined request and an unavailable position are different states (ERROR-051).
      ({ code }) => setState(code === permissionDenied ? 'denied' : 'unavailable'),
      { timeout, maximumAge: 300_000 },
    );
  }
  const reset = useCallback(() => setState((current) => (current === 'pending' ? current : 'idle')), []);
  return { state, locate, reset };
}
