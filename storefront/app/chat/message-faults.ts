/** What the message form asks of its fields. Pure. */
import { isEmailLike } from '../forms/index.ts';

export type MessageField = 'name' | 'email' | 'message' | 'orderNo';

export function messageFaults({ name, email, message }: Readonly<Record<MessageField, string>>) {
  const faults: Partial<Record<MessageField, 'missing' | 'form'>> = {};
  if (name.trim() === '') faults.name = 'missing';
  if (email.trim() === '') faults.email = 'missing';
  else if (!isEmailLike(email)) faults.email = 'form';
  if (message.trim() === '') faults.message = 'missing';
  return faults;
}
