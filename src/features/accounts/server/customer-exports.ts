import { exportKind } from '#features/jobs/server/job-kinds.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { WantedCustomers } from '../customer-exports.contract.ts';
import type { ListedCustomer } from '../customers-admin.contract.ts';
import { listedCustomer } from './customers-admin.service.ts';
import { countCustomers, listedCustomers } from './customers-admin.store.ts';

const customersAtOnce = 500;

const filterOf = ({ q, active }: WantedCustomers) => ({ q, active });

/** Yields the customers of an export, newest first: those added meanwhile are not included. */
async function* parts(shop: Shop, wanted: WantedCustomers): AsyncGenerator<ListedCustomer[]> {
  for (let before: number | undefined; ;) {
    const rows: Awaited<ReturnType<typeof listedCustomers>> = await listedCustomers(
      shop,
      { ...filterOf(wanted), before },
      customersAtOnce,
    );
    yield rows.map(listedCustomer);
    before = rows.at(-1)?.id;
    if (rows.length < customersAtOnce) return;
  }
}

export const customersExport = exportKind<WantedCustomers>('customers-export', {
  count: (shop, wanted) => countCustomers(shop, filterOf(wanted)),
  parts,
});
