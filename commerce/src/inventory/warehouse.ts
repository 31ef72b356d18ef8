export const warehouse = 'warehouse';
