import { routes } from '#platform/http/api-calls.ts';
import { dashboardContract } from '../dashboard.contract.ts';
import { dashboardFigures } from './dashboard.service.ts';
import { stillUnset } from './opening.service.ts';
import { waitingFor } from './waiting.service.ts';

export const dashboardRoutes = routes(dashboardContract, {
  'GET /api/admin/dashboard/': ({ shop, language }) => dashboardFigures(shop, language),
  'GET /api/admin/opening-steps/': async ({ shop }) => ({ data: await stillUnset(shop) }),
  'GET /api/admin/counts/': async ({ shop, caller }) => ({ data: await waitingFor(shop, caller.role) }),
});
