/** Whoever answers shoppers' messages: a mailbox by default, a messenger's inbox by adapter. */

export interface ChatMessage {
  /** Names the message; handing it over again under the same id must not make two of it. */
  id: string;
  name: string;
  email: string;
  /** As the shopper wrote it, line breaks included. */
  message: string;
  orderNo: string | undefined;
  receivedAt: Date;
}

/** The last hop of a message. */
export interface ChatInbox {
  /** Resolves when the message is in safe hands; throws where it is not, and is then asked again. */
  deliver(message: ChatMessage): Promise<void>;
}
