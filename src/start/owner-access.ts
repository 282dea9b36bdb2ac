import { giveOwnerAccess } from '#features/staff/server/owner-access.service.ts';
import { followBrand } from '#features/appearance/server/appearance.service.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { configOrExit, exitWith } from './in-words.ts';

/**
 * Restores access for an owner who has lost every second factor: whoever can run this on the server controls the shop anyway. The owner's passkeys,
 * app and recovery codes are deleted, every session ends, and a link to set a new password is printed. The audit log records it.
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
