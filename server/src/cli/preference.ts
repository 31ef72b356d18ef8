import { OperatorError } from '../processes/index.ts';
import { runCommand } from './command.ts';
import { withCommerce } from './with-commerce.ts';

const help = `npm run preference: lists the preferences of the shop with their values.
npm run preference -- key value: changes a preference, also while the shop runs. Pages change within a second.
Values are JSON; a text needs no quotes: npm run preference -- chatMail help@shop.example`;

await runCommand(help, (settings, [key, ...values]) =>
  withCommerce(settings, async ({ changePreference, listPreferences }, db) => {
    if (key === undefined) {
      for (const { key: name, value, description } of await listPreferences(db)) {
        console.log(`${name} = ${JSON.stringify(value)}\n    ${description}`);
      }
      return;
    }
    if (values.length === 0) throw new OperatorError(`${key} requires a value`, `npm run preference -- ${key} value`);
    const changed = await changePreference(db, key, values.join(' '), new Date());
    if (!changed.ok) throw new OperatorError(changed.message, 'npm run preference, which lists every name and value');
    console.log(`${key} = ${JSON.stringify(changed.value)}`);
  }),
);
