import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { patternsOf, routeId, routeTable } from './route-table.ts';

export default [
  layout(
    'routes/any-page.tsx',
    routeTable.flatMap((row) =>
      patternsOf(row).map((pattern) => route(pattern, `routes/${row.screen}.tsx`, { id: routeId(row, pattern) })),
    ),
  ),
] satisfies RouteConfig;
