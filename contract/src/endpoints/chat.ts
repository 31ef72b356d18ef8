/** The contact message form, used where no live chat is configured. */
import { z } from 'zod';
import { emailAddress, honeypot } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

export const chatMessage = z.strictObject({
  name: text(100),
  email: emailAddress,
  message: text(4_000),
  orderNo: z.string().trim().max(40).optional(),
  website: honeypot,
});

export const sendChatMessage = defineEndpoint('sendChatMessage', {
  summary: 'Leaves a message for the shop’s people, who answer by email. Taken at any hour.',
  body: chatMessage,
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException'],
});
