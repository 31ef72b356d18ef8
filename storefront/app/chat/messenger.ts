/** The port for chat: a messenger, and the window event that opens and closes it (CHAT-003). */

/** Its `detail` is the command. */
const commandName = 'outfitter:chat';
export type ChatCommand = 'open' | 'close';

export interface Messenger {
  open(): Promise<void>;
  close(): void;
}

export function sendChatCommand(command: ChatCommand, target: EventTarget = globalThis): void {
  target.dispatchEvent(new CustomEvent<ChatCommand>(commandName, { detail: command }));
}

/** Closes the messenger again if opening fails. Returns whether it is open. */
export async function openMessenger(messenger: Messenger): Promise<boolean> {
  try {
    await messenger.open();
    return true;
  } catch {
    messenger.close();
    return false;
  }
}

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
