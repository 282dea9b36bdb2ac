import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { Slug } from '#shared/contract/fields.ts';
import { endsHere } from '#shared/contract/replies.ts';
import { answerGroups } from './help.rules.ts';

export const Answer = Type.Object({
  slug: Type.String(),
  group: Type.Enum([...answerGroups]),
  question: Type.String(),
  /** The language of the answer: Persian where the requested translation is missing. */
  language: Type.Enum(['fa', 'en']),
  answer: WrittenDocument(),
});
export type Answer = Static<typeof Answer>;

export const supportContract = contract({
  'GET /api/help-answers/': {
    summary: 'Lists answers to frequent questions, by group.',
    access: 'public',
    cached: true,
    query: Type.Object({ language: Type.Optional(Type.Enum(['fa', 'en'])) }),
    reply: Type.Object({ data: Type.Array(Answer), ...endsHere }),
  },
  'POST /api/help-answers/:slug/vote/': {
    summary: 'Records whether an answer helped; one vote for each reader, who may change it.',
    access: 'public',
    params: Type.Object({ slug: Slug() }),
    body: Type.Object({ helpful: Type.Boolean(), reader: Type.String({ format: 'uuid' }) }),
    reply: Type.Object({ slug: Type.String(), helpful: Type.Boolean() }),
    refusals: { 'answer-not-found': 404, 'too-many-votes': 429 },
  },
});
