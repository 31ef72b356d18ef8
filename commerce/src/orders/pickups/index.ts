export { executePickupCommand } from './execute-pickup-command.ts';
export { listPickups } from './list-pickups.ts';
export { countPickups, readPickupChanges } from './queries.ts';
