import type { OrderMailLine } from './order-mail-lines.ts';

export interface OrderMailLink {
  label: string;
  href: string;
}
export interface OrderMailDeliveryText {
  /** How and where the items are delivered: `Ships to Dale Lindqvist`. */
  title: string;
  /** When the items arrive or are ready, if that is known. */
  when: string | undefined;
  /** Paragraphs, each a list of text lines. */
  details: string[][];
  links: OrderMailLink[];
}
export interface OrderMailDelivery extends OrderMailDeliveryText {
  kind: 'parcel' | 'pickup' | 'email';
  lines: OrderMailLine[];
}
