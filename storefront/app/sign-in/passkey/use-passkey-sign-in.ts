import { useEffect, useEffectEvent, useState } from 'react';
import { onIdle } from '../../platform/browser/on-idle.ts';
import { isCanceled } from './is-canceled.ts';
import { loadPasskeySignIn } from './lazy-passkeys.ts';
import { supportsPasskeys } from './passkey-support.ts';
import type { ChosenPasskey } from './sign-in-with-passkey.ts';

interface PasskeySignInOptions {
  /** Returns the customer's choice; called when the customer has chosen a passkey. */
  keepSignedIn(): boolean;
  onDone(): void;
}

interface PasskeySignInState {
  isPending: boolean;
  error?: unknown;
}

/** Milliseconds after which the email field gets a new challenge, before the previous one expires. */
const renewalTime = 4 * 60_000;

/** Signs in with a passkey that is chosen in the browser's dialog, which `start` opens, or among the suggestions of the email field. */
export function usePasskeySignIn({ keepSignedIn, onDone }: PasskeySignInOptions): PasskeySignInState & { start(): void } {
  const [state, setState] = useState<PasskeySignInState>({ isPending: false });
  const [round, setRound] = useState(0);

  async function send(chosen: ChosenPasskey): Promise<void> {
    setState({ isPending: true });
    try {
      await (await loadPasskeySignIn()).sendPasskey(chosen, keepSignedIn());
      onDone();
    } catch (error) {
      setState({ isPending: false, error });
    }
  }

  async function start(): Promise<void> {
    setState({ isPending: true });
    try {
      await send(await (await loadPasskeySignIn()).askForPasskey());
    } catch (error) {
      setState({ isPending: false, error: isCanceled(error) ? undefined : error });
    }
  }

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    // The customer has not asked for suggestions, so a failure needs no message.
    const chosen = await loadPasskeySignIn()
      .then((passkeys) => passkeys.awaitPasskeyOfField(signal))
      .catch(() => undefined);
    if (chosen) await send(chosen);
  });

  const { isPending } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for a new challenge
  useEffect(() => {
    if (isPending || !supportsPasskeys()) return;
    const controller = new AbortController();
    const cancelIdle = onIdle(() => void suggest(controller.signal));
    const renewal = setTimeout(() => setRound((current) => current + 1), renewalTime);
    return () => {
      cancelIdle();
      clearTimeout(renewal);
      controller.abort();
    };
  }, [isPending, round]);

  return { ...state, start: () => void start() };
}
