import { thenRead } from '#platform/http/then-read.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { routes } from '#platform/http/api-calls.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { brandsAdminContract } from '../brands-admin.contract.ts';
import { brandErrors } from './brands-admin-errors.messages.ts';
import { adminBrand, changeBrand } from './brands-admin.service.ts';
import { createBrand, brandsByName } from './brands.service.ts';

export const brandsAdminRoutes = routes(brandsAdminContract, {
  'GET /api/admin/brands/': async ({ shop }) => ({ data: await brandsByName(shop) }),

  'POST /api/admin/brands/': async ({ shop, caller, body }) => {
    try {
      return await shop.transaction(async () => {
        const brand = await createBrand(shop, { ...body, name: body.name.fa, nameEn: body.name.en });
        await recordChange(shop, {
          by: caller.customerId,
          action: 'brand.added',
          subject: 'brand',
          subjectId: brand.id,
          after: { ...body, slug: brand.slug },
        });
        return thenRead(brand, ({ id }) => adminBrand(shop, id));
      });
    } catch (error) {
      if (isUniqueViolation(error, 'brands_slug'))
        return refuse(
          'slug-taken',
          inBoth(brandErrors, (t) => t.slugTaken),
        );
      throw error;
    }
  },

  'GET /api/admin/brands/:id/': ({ shop, params }) => adminBrand(shop, params.id),

  'PUT /api/admin/brands/:id/': ({ shop, caller, params, body }) =>
    changeBrand(shop, caller.customerId, { ...body, id: params.id }),
});
