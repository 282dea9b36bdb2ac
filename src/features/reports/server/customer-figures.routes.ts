import { routes } from '#platform/http/api-calls.ts';
import { customerFiguresContract } from '../customer-figures.contract.ts';
import { customerFigures } from './customer-figures.store.ts';

const nothing = { orders: 0, spent: 0, cancelled: 0, returned: 0, reviews: 0, questions: 0, comments: 0, tickets: 0 };

export const customerFiguresRoutes = routes(customerFiguresContract, {
  'GET /api/admin/customers/:id/figures/': async ({ shop, params }) =>
    (await customerFigures(shop, { customerId: params.id }))[0] ?? nothing,
});
