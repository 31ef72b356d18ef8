/** The port of chat: something that opens and closes, and the one command of the window by which anything on a page asks for it (CHAT-003). */

/** The window's event; its `detail` says what to do. */
const commandName = 'outfitter:chat';
export type ChatCommand = 'open' | 'close';

export interface Messenger {
  /** Rejects where it does not come. */
  open(): Promise<void>;
  close(): void;
}

export function sendChatCommand(command: ChatCommand, target: EventTarget = globalThis): void {
  target.dispatchEvent(new CustomEvent<ChatCommand>(commandName, { detail: command }));
}

/** Opens it, and closes it again where opening fails. Answers whether it is open. */
export async function openMessenger(messenger: Messenger): Promise<boolean> {
  try {
    await messenger.open();
    return true;
  } catch {
    messenger.close();
    return false;
  }
}

/** Does what the window's command says, until it is called off. `onFailed` hears of a messenger that did not open. */
export function listenForChatCommands(messenger: Messenger, onFailed: () => void, target: EventTarget = globalThis): () => void {
  const follow = (event: Event) => {
    const command: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (command === 'close') messenger.close();
    if (command !== 'open') return;
    void openMessenger(messenger).then((isOpen) => {
      if (!isOpen) onFailed();
    });
  };
  target.addEventListener(commandName, follow);
  return () => target.removeEventListener(commandName, follow);
}
