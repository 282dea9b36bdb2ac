import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { heroSlidesContract } from '../hero-slides.contract.ts';
import { addSlide, changeSlide, adminSlide, adminSlides, orderSlides, removeSlide } from './hero-slides.service.ts';

export const heroSlidesRoutes = routes(heroSlidesContract, {
  'GET /api/admin/hero-slides/': async ({ shop }) => ({ data: await adminSlides(shop) }),
  'POST /api/admin/hero-slides/': ({ shop, caller, body }) =>
    thenRead(addSlide(shop, caller.customerId, body), ({ id }) => adminSlide(shop, id)),
  'PUT /api/admin/hero-slides/': ({ shop, caller, body }) => orderSlides(shop, caller.customerId, body),
  'GET /api/admin/hero-slides/:id/': ({ shop, params }) => adminSlide(shop, params.id),
  'PUT /api/admin/hero-slides/:id/': ({ shop, caller, params, body }) =>
    thenRead(changeSlide(shop, caller.customerId, { ...params, ...body }), ({ id }) => adminSlide(shop, id)),
  'DELETE /api/admin/hero-slides/:id/': ({ shop, caller, params, query }) =>
    removeSlide(shop, caller.customerId, { ...params, ...query }),
});
