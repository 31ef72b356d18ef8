/** Location id of the warehouse, from which orders are shipped to the home. */
export const warehouse = 'warehouse';
