import { thenRead } from '#platform/http/then-read.ts';
import type { Shop } from '#platform/shop.ts';
import { inSettingVersion, settingVersion } from './setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { staffMoneyContract } from '../staff-money.contract.ts';
import { changeStaffMoneyLimits, staffMoneyLimits } from './staff-money.service.ts';

async function wholeLimits(shop: Shop) {
  const version = await settingVersion(shop, 'staff-money');
  const { manager, support, notifyFrom, approveFrom } = await staffMoneyLimits(shop);
  return {
    version,
    max_manager_day_total: manager,
    max_support_day_total: support,
    notify_from_amount: notifyFrom,
    approve_from_amount: approveFrom,
  };
}

export const staffMoneyRoutes = routes(staffMoneyContract, {
  'GET /api/admin/settings/staff-money/': ({ shop }) => wholeLimits(shop),
  'PUT /api/admin/settings/staff-money/': ({ shop, body, caller }) =>
    thenRead(
      inSettingVersion(shop, { editor: 'staff-money', version: body.version }, async () => {
        await changeStaffMoneyLimits(
          shop,
          {
            manager: body.max_manager_day_total,
            support: body.max_support_day_total,
            notifyFrom: body.notify_from_amount,
            approveFrom: body.approve_from_amount,
          },
          caller.customerId,
        );
        return { version: 0 };
      }),
      () => wholeLimits(shop),
    ),
});
