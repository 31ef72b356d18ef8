import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import type { CustomersArguments } from './customers-arguments.ts';

type Commerce = Pick<typeof commerceModule, 'customers'>;
type Customer = commerceModule.customers.CustomerRow;
type Print = (line: string) => void;

export interface CustomersSettings {
  reviewErasure: 'person' | 'all';
  loadMasterKey: () => Promise<string>;
}

function customerLine({ customerNo, email, firstName, lastName, createdAt, emailConfirmedAt }: Customer): string {
  const since = `since ${createdAt.toISOString().slice(0, 10)}`;
  return `${customerNo}  ${email}  ${firstName} ${lastName}, ${since}, address ${emailConfirmedAt ? 'confirmed' : 'not confirmed'}`;
}

function changeLine({ changedAt, operator, action }: Record<string, unknown>): string {
  return `${changedAt}  ${operator}: ${action}`;
}

/** Runs a command for customers. `print` receives each line of output. Throws OperatorError if there is no such customer. */
export async function runCustomersCommand(
  { customers }: Commerce,
  db: CommerceDatabase,
  { command, who, by }: CustomersArguments,
  { reviewErasure, loadMasterKey }: CustomersSettings,
  print: Print,
  now = new Date(),
): Promise<void> {
  const context = { operator: by ?? userInfo().username, now };

  function found<Value>(value: Value | undefined): Value {
    if (value === undefined)
      throw new OperatorError(`there is no customer ${who}`, 'give an email address, customer number or order number');
    return value;
  }

  const commands: Record<CustomersArguments['command'], () => Promise<void>> = {
    async find() {
      print(customerLine(found(await customers.findCustomerFor(db, who, context))));
    },
    async show() {
      const { customer, data } = found(await customers.readCustomerFor(db, who, 'show', context));
      print(customerLine(customer));
      for (const { name, rows } of data.sections) print(`  ${name}: ${rows.length}`);
      const changes = data.sections.find(({ name }) => name === 'What the shop did with this data');
      for (const change of changes?.rows ?? []) print(changeLine(change));
    },
    async export() {
      print(JSON.stringify(found(await customers.readCustomerFor(db, who, 'export', context)).data, null, 2));
    },
    async erase() {
      const settings = { reviewErasure, masterKey: await loadMasterKey() };
      const { waitingOrders } = found(await customers.eraseCustomerFor(db, who, settings, context));
      print(`${who} is erased`);
      if (waitingOrders > 0) print(`${waitingOrders} of the orders keep name and address until they have arrived, for at most 90 days`);
    },
    async unlock() {
      found(await customers.unlockCustomerFor(db, who, await loadMasterKey(), context));
      print(`${who} can sign in again; a network with too many wrong passwords opens by itself within minutes`);
    },
  };
  await commands[command]();
}
