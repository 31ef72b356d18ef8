import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const chatMessages = pgTable('chat_message', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  orderNo: text('order_no'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
});
