import { z } from 'zod';
import { emailAddress, honeypot } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

export const chatMessage = z.strictObject({
  name: text(100),
  email: emailAddress,
  message: text(4_000),
  orderNo: z.string().trim().max(40).optional(),
  website: honeypot,
});

export const sendChatMessage = defineEndpoint('sendChatMessage', {
  summary: 'Sends a message to the shop, which replies by email. Available at any hour.',
  body: chatMessage,
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException'],
});
