/** Who collects the items that are picked up at a store, and who else may. */
export interface PickupContact {
  firstName?: string;
  lastName?: string;
  phone?: string;
  email?: string;
  alternateFirstName?: string;
  alternateLastName?: string;
  alternateEmail?: string;
}
