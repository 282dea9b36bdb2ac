import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { postsAdminContract } from '../posts-admin.contract.ts';
import { commentQueue, decideComments, undoComments } from './comments-admin.service.ts';
import { createPost, adminPostAt, listAdminPosts, removePost, writePost } from './posts-admin.service.ts';

export const postsAdminRoutes = routes(postsAdminContract, {
  'GET /api/admin/posts/': ({ shop, query }) => listAdminPosts(shop, query),
  'POST /api/admin/posts/': ({ shop, caller, body }) =>
    thenRead(createPost(shop, { by: caller.customerId, draft: body }), ({ id }) => adminPostAt(shop, id)),
  'GET /api/admin/posts/:id/': ({ shop, params }) => adminPostAt(shop, params.id),
  'PUT /api/admin/posts/:id/': ({ shop, caller, params, body: { version, ...draft } }) =>
    thenRead(writePost(shop, { by: caller.customerId, id: params.id, version, draft }), ({ id }) =>
      adminPostAt(shop, id),
    ),
  'DELETE /api/admin/posts/:id/': ({ shop, caller, params, query }) =>
    removePost(shop, { by: caller.customerId, ...params, ...query }),

  'GET /api/admin/comments/': ({ shop, query, language }) => commentQueue(shop, query, language),
  'POST /api/admin/comments/bulk-decide/': ({ shop, caller, body, language }) =>
    decideComments(shop, { by: caller.customerId, language, ...body }),
  'POST /api/admin/comments/bulk-undo/': ({ shop, caller, body }) =>
    undoComments(shop, { by: caller.customerId, ...body }),
});
