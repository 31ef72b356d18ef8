export const menuId = 'main-menu';
export const panelId = (id: string) => `menu-${id}`;
export const toggleId = (id: string) => `menu-${id}-toggle`;
