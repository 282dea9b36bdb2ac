import { routes } from '#platform/http/api-calls.ts';
import { contentContract } from '../blog.contract.ts';
import { commentsOf, ownComments, writeComment } from './comments.service.ts';
import { listCategories, listPosts, postAt } from './posts.service.ts';

export const contentRoutes = routes(contentContract, {
  'GET /api/posts/': ({ shop, query, language, depends }) => listPosts(shop, { language, ...query }, depends),
  'GET /api/post-categories/': ({ shop, query, language, depends }) =>
    listCategories(shop, { language, ...query }, depends),
  'GET /api/posts/:slug/': ({ shop, params, query, language, depends }) =>
    postAt(shop, { ...params, language, ...query }, depends),
  'GET /api/posts/:slug/comments/': ({ shop, params, query, depends }) =>
    commentsOf(shop, { ...params, ...query }, depends),
  'GET /api/posts/:slug/comments/mine/': ({ shop, params, caller }) =>
    ownComments(shop, { slug: params.slug, customerId: caller.customerId }),
  'POST /api/posts/:slug/comments/': ({ shop, params, body, caller }) =>
    writeComment(shop, { slug: params.slug, text: body.text, customerId: caller.customerId }),
});
