import type { Shipment } from '@outfitter/contract/client';
import { useRef, useState } from 'react';
import { setGift } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';

/** Milliseconds after the last key before a message is saved. */
const saveDelay = 800;

/** Saves the choice at once, and the message shortly after it was typed and when its field loses the focus. */
export function useGift(shipment: Pick<Shipment, 'gift' | 'giftMessage'> | undefined) {
  const change = useBasketMutation();
  const [chosen, setChosen] = useState<boolean>();
  /** Typed message; undefined while the field shows the saved one. */
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<string>(undefined);
  const { gift = false, giftMessage = '' } = shipment ?? {};
  const message = draft ?? giftMessage;

  function send(text: string, onSuccess?: () => void): void {
    sent.current = text;
    change.mutate(setGift({ gift: true, giftMessage: text.trim() || null }), onSuccess ? { onSuccess } : {});
  }

  return {
    isGift: change.isPending && chosen !== undefined ? chosen : gift,
    message,
    error: change.isError ? change.error : undefined,
    choose(isGift: boolean): void {
      clearTimeout(timer.current);
      setChosen(isGift);
      // The field keeps the message, in case the shopper selects the gift again.
      setDraft(message || undefined);
      change.mutate(setGift(isGift && message.trim() ? { gift: true, giftMessage: message } : { gift: isGift }));
    },
    write(text: string): void {
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), saveDelay);
    },
    /** Saves the message. Call it when the field loses the focus. */
    finish(): void {
      clearTimeout(timer.current);
      if (draft === undefined || draft === sent.current) return;
      send(draft, () => setDraft(undefined));
    },
  };
}
