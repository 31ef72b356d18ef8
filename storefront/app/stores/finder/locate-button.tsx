import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { type PositionState, usePosition } from './use-position.ts';

interface LocateButtonProps {
  onFound(position: { latitude: number; longitude: number }): void;
  onFailed(): void;
}

/**
 * Renders "Use my location" with its messages, in the form of a search. The browser asks for the location only on click. A search by the
 * form removes the message of a location that was not found.
 */
export function LocateButton({ onFound, onFailed }: LocateButtonProps) {
  const { state, locate, reset } = usePosition(onFound);
  const root = useRef<HTMLDivElement>(null);
  const isDenied = state === 'denied' || state === 'unavailable';
  const onFailedLatest = useRef(onFailed);
  useEffect(() => {
    onFailedLatest.current = onFailed;
  });
  useEffect(() => {
    if (isDenied) onFailedLatest.current();
  }, [isDenied]);
  useEffect(() => {
    const form = root.current?.closest('form');
    form?.addEventListener('submit', reset);
    return () => form?.removeEventListener('submit', reset);
  }, [reset]);
  return (
    <div ref={root} className={layoutStyles.requiresScript}>
      <TextButton onClick={locate} aria-busy={state === 'pending' || undefined}>
        <Icon name="pin" small />
        <FormattedMessage id="stores.near-me" defaultMessage="Use my location" />
      </TextButton>
      <p role="status">
        <PositionMessage state={state} />
      </p>
    </div>
  );
}

function PositionMessage({ state }: { state: PositionState }) {
  if (state === 'pending') return <FormattedMessage id="stores.position.pending" defaultMessage="Finding your location…" />;
  if (state === 'denied') {
    return (
      <FormattedMessage
        id="stores.position.denied"
        defaultMessage="Your browser doesn’t share your location. Enter a city or ZIP code instead."
      />
    );
  }
  if (state === 'unavailable') {
    return (
      <FormattedMessage
        id="stores.position.unavailable"
        defaultMessage="Your location can’t be found right now. Enter a city or ZIP code instead."
      />
    );
  }
  return null;
}
