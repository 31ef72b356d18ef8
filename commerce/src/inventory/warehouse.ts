/** Location id of the warehouse that ships orders to homes. */
export const warehouse = 'warehouse';
