import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { attributesAdminContract } from '../attributes-admin.contract.ts';
import {
  addAttribute,
  archiveAttribute,
  attributeNotFound,
  changeAttribute,
  writtenAttribute,
} from './attributes-admin.service.ts';
import { attributeErrors } from './attributes-errors.messages.ts';
import { attributesOfCategory } from './attributes.service.ts';
import { attributeById, attributePage } from './attributes.store.ts';

export const attributesAdminRoutes = routes(attributesAdminContract, {
  'GET /api/admin/attributes/': async ({ shop, query }) => {
    const after = afterId('attributes', query.after);
    if (after === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const { q = '', kind, archived = false } = query;
    const codes = query.code?.split(',');
    const rows = await attributePage(shop, { after, limit: size + 1, q: q.trim(), kind, archived, codes });
    const listed = rows.map(({ created_at: createdAt, updated_at: updatedAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    }));
    return pageAfter(listed, { order: 'attributes', size, address: '/api/admin/attributes/', query });
  },
  'POST /api/admin/attributes/': ({ shop, caller, body }) => addAttribute(shop, caller.customerId, body),
  'GET /api/admin/attributes/:id/': async ({ shop, params }) => {
    const [row] = await attributeById(shop, params);
    return row === undefined ? attributeNotFound : writtenAttribute(row);
  },
  'PUT /api/admin/attributes/:id/': ({ shop, caller, params, body }) =>
    changeAttribute(shop, caller.customerId, { ...params, ...body }),
  'POST /api/admin/attributes/:id/archive/': ({ shop, caller, params, body }) =>
    archiveAttribute(shop, caller.customerId, { ...params, ...body, archived: true }),
  'POST /api/admin/attributes/:id/restore/': ({ shop, caller, params, body }) =>
    archiveAttribute(shop, caller.customerId, { ...params, ...body, archived: false }),
  'GET /api/admin/categories/:id/attributes/': async ({ shop, params }) => {
    const found = await attributesOfCategory(shop, params.id);
    if (found === null)
      return refuse(
        'category-not-found',
        inBoth(attributeErrors, (t) => t.categoryUnknown),
      );
    return {
      data: found.map(({ attribute, from }) => ({
        attribute: writtenAttribute(attribute),
        inherited_from: from.id === params.id ? null : { id: from.id, name: { fa: from.name, en: from.nameEn ?? '' } },
      })),
    };
  },
});
