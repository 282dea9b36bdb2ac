import { giveOwnerAccess } from '#features/staff/server/owner-access.service.ts';
import { followBrand } from '#features/appearance/server/appearance.service.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { configOrExit, exitWith } from './in-words.ts';

/**
 * Lets an owner in again who has lost every second factor: who can run this on the server has the shop in hand anyway. Passkeys, app and
 * recovery codes of the owner go, every session ends, and a link to choose a new password is printed. The audit log names it.
 */
async function ownerAccess(named: string | undefined): Promise<string> {
  const { shop, close } = await openShop(configOrExit(), { log: createLog('error') });
  try {
    await followBrand(shop);
    return await giveOwnerAccess(shop, named);
  } finally {
    await close();
  }
}

process.stdout.write(`${await ownerAccess(process.argv[2]).catch(exitWith)}\n`);
process.exit(0);
