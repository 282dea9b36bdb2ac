import { routes } from '#platform/http/api-calls.ts';
import { deskContract } from '../dashboard.contract.ts';
import { deskFigures } from './dashboard.service.ts';
import { stillUnset } from './opening.service.ts';
import { waitingFor } from './waiting.service.ts';

export const deskRoutes = routes(deskContract, {
  'GET /api/admin/desk/': ({ shop, language }) => deskFigures(shop, language),
  'GET /api/admin/opening/': async ({ shop }) => ({ data: await stillUnset(shop) }),
  'GET /api/admin/waiting/': async ({ shop, caller }) => ({ data: await waitingFor(shop, caller.role) }),
});
