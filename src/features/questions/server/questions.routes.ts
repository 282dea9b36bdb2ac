import { productNamed } from '#features/products/server/product-detail.service.ts';
import { productNotFound } from '#features/products/server/product-detail.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { questionsContract } from '../questions.contract.ts';
import { answerQuestion } from './answers.service.ts';
import { ask, listQuestions, ownQuestions, voteOnAnswer } from './questions.service.ts';

export const questionsRoutes = routes(questionsContract, {
  'GET /api/products/:slug/questions/': async ({ shop, params, query, depends }) => {
    const product = await productNamed(shop, params.slug);
    if (product === undefined) return productNotFound;
    const address = `/api/products/${encodeURIComponent(product.slug)}/questions/`;
    return listQuestions(shop, { productId: product.id, address, query }, depends);
  },
  'GET /api/products/:slug/questions/mine/': async ({ shop, caller, params }) => {
    const product = await productNamed(shop, params.slug);
    return product === undefined
      ? productNotFound
      : ownQuestions(shop, { customerId: caller.customerId, productId: product.id });
  },
  'POST /api/products/:slug/questions/': async ({ shop, caller, params, body }) => {
    const product = await productNamed(shop, params.slug);
    return product === undefined
      ? productNotFound
      : ask(shop, { customerId: caller.customerId, productId: product.id, text: body.text });
  },
  'POST /api/questions/:id/answers/': ({ shop, caller, params, body }) =>
    answerQuestion(shop, {
      customerId: caller.customerId,
      questionId: params.id,
      text: body.text,
      secondStepDone: caller.secondStep === 'done',
    }),
  'POST /api/answers/:id/helpful/': ({ shop, caller, params, body }) =>
    voteOnAnswer(shop, { customerId: caller.customerId, answerId: params.id, helpful: body.helpful }),
});
