export interface Principal {
  /** Id that owns baskets, orders and lists: a guest's usid, or a registered customer's id. */
  customerGroupId: string;
  customerId: string;
  usid: string;
  isRegistered: boolean;
  email?: string;
  clientId: string;
  /** Id of the sign-in of a registered customer on one device. */
  sessionId?: string;
}
