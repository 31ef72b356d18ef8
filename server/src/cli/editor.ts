import { OperatorError } from '../processes/index.ts';
import { runCommand } from './command.ts';
import { withCommerce } from './with-commerce.ts';

const about = `npm run editor: lists who may preview the shop at /preview/begin.
npm run editor -- add name: makes an editor and prints the password, once.
npm run editor -- password name: makes another password for an editor.
npm run editor -- remove name: takes the account away; a preview under way ends within the hour.`;

await runCommand(about, (settings, [action, name, ...more]) =>
  withCommerce(settings, async ({ editors }, db) => {
    if (action === undefined) {
      const all = await editors.listEditors(db);
      for (const editor of all) console.log(`${editor.name}  password of ${editor.passwordChangedAt.toISOString()}`);
      if (all.length === 0) console.log('nobody; npm run editor -- add name');
      return;
    }
    const refused = (message: string) => new OperatorError(message, 'npm run editor -- --help');
    if (!['add', 'password', 'remove'].includes(action)) throw refused(`there is no action ${action}`);
    if (!name || more.length > 0) throw refused(`${action} requires one name`);
    if (action === 'remove') {
      if (!(await editors.removeEditor(db, name))) throw refused(`there is no editor ${name}`);
      return console.log(`${name} is removed`);
    }
    const now = new Date();
    if (action === 'password') {
      const renewed = await editors.resetPassword(db, name, now);
      if (!renewed) throw refused(`there is no editor ${name}`);
      return console.log(`${name}  password ${renewed.password}`);
    }
    const added = await editors.addEditor(db, name, now);
    if (!added.ok) throw refused(added.message);
    console.log(`${name}  password ${added.value.password}`);
  }),
);
