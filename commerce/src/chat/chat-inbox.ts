export interface ChatMessage {
  /** Delivering the same id again must not create a second message. */
  id: string;
  name: string;
  email: string;
  message: string;
  orderNo: string | undefined;
  receivedAt: Date;
}

export interface ChatInbox {
  /** Resolves after delivery. A rejection is retried. */
  deliver(message: ChatMessage): Promise<void>;
}
