import { routes } from '#platform/http/api-calls.ts';
import { backupsContract } from '../backups.contract.ts';
import { backupsOf, beginBackup } from './backups.service.ts';

export const backupsRoutes = routes(backupsContract, {
  'GET /api/admin/backups/': ({ shop }) => backupsOf(shop),
  'POST /api/admin/backups/': ({ shop, caller: { customerId } }) => beginBackup(shop, { by: customerId }),
});
