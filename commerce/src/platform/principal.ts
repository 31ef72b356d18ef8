export interface Principal {
  /** Id that owns baskets, orders and lists: a guest's usid, or a registered customer's id. */
  customerGroupId: string;
  customerId: string;
  usid: string;
  isRegistered: boolean;
  email?: string;
  clientId: string;
  /** Of a registered customer: the sign-in on one device. */
  sessionId?: string;
}
