import { customerUnknown } from '#features/accounts/account-errors.ts';
import { accountById } from '#features/accounts/server/accounts.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { customerFiguresContract } from '../customer-figures.contract.ts';
import { customerFigures } from './customer-figures.store.ts';

const nothing = {
  orders_count: 0,
  spent: 0,
  cancelled_count: 0,
  returned_count: 0,
  reviews_count: 0,
  questions_count: 0,
  comments_count: 0,
  tickets_count: 0,
};

export const customerFiguresRoutes = routes(customerFiguresContract, {
  'GET /api/admin/customers/:id/figures/': async ({ shop, params }) =>
    (await accountById(shop, params.id)) === undefined
      ? customerUnknown()
      : ((await customerFigures(shop, { customerId: params.id }))[0] ?? nothing),
});
