/** Type of the window event that opens and closes the messenger (CHAT-003). Its `detail` is the command. */
const commandEvent = 'outfitter:chat';
export type ChatCommand = 'open' | 'close';

export interface Messenger {
  open(): Promise<void>;
  close(): void;
}

export function sendChatCommand(command: ChatCommand, target: EventTarget = globalThis): void {
  target.dispatchEvent(new CustomEvent<ChatCommand>(commandEvent, { detail: command }));
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
  const handleCommand = (event: Event) => {
    const command: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (command === 'close') messenger.close();
    if (command !== 'open') return;
    void openMessenger(messenger).then((isOpen) => {
      if (!isOpen) onFailed();
    });
  };
  target.addEventListener(commandEvent, handleCommand);
  return () => target.removeEventListener(commandEvent, handleCommand);
}
