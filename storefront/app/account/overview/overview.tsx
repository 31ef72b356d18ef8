import { CustomerSection } from '../customer/customer-section.tsx';

export default function Overview() {
  return <CustomerSection>{(customer) => <p>{customer.email}</p>}</CustomerSection>;
}
