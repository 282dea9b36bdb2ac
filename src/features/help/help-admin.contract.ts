import { contract } from '#shared/contract/contract.ts';
import { Type, type Static } from 'typebox';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { Id, NonEmptyText, OptionalText, Slug, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, endsHere } from '#shared/contract/replies.ts';
import { answerGroups } from './help.rules.ts';

const Texts = Type.Object({ fa: NonEmptyText({ maximum: 200 }), en: OptionalText({ maximum: 200 }) });

export const AnswerDraft = {
  slug: Type.Optional(Slug()),
  group: Type.Enum([...answerGroups]),
  position: WholeNumber({ maximum: 10_000 }),
  question: Texts,
  answer: Type.Object({ fa: WrittenDocument(), en: Nullable(WrittenDocument()) }),
  published: Type.Boolean(),
};

export const AdminAnswer = Type.Object({
  id: Type.Integer(),
  ...AnswerDraft,
  slug: Type.String(),
  question: Type.Object({ fa: Type.String(), en: Type.String() }),
  version: Type.Integer(),
  /** How many readers it helped, and how many it did not. */
  helpful_count: Type.Integer(),
  unhelpful_count: Type.Integer(),
});

export type AdminAnswer = Static<typeof AdminAnswer>;

const helpers = { staff: ['owner', 'manager', 'support'] } as const;

export const helpAdminContract = contract({
  'GET /api/admin/help-answers/': {
    summary: 'Every answer, hidden ones too, with what readers say of it.',
    access: helpers,
    reply: Type.Object({ data: Type.Array(AdminAnswer), ...endsHere }),
  },
  'POST /api/admin/help-answers/': {
    summary: 'Writes an answer.',
    access: helpers,
    body: Type.Object(AnswerDraft),
    reply: AdminAnswer,
    status: 201,
    idempotency: 'optional',
    refusals: { 'slug-taken': 409 },
  },
  'GET /api/admin/help-answers/:id/': {
    summary: 'An answer as it is written, with what readers say of it.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    reply: AdminAnswer,
    refusals: { 'answer-not-found': 404 },
  },
  'PUT /api/admin/help-answers/:id/': {
    summary: 'Writes an answer anew, unless somebody else has changed it since `version` was read.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ ...AnswerDraft, version: WholeNumber() }),
    reply: AdminAnswer,
    refusals: { 'slug-taken': 409, 'answer-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/help-answers/:id/': {
    summary: 'Removes an answer and what was said of it, unless somebody else has changed it since `version` was read.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    query: Type.Object({ version: WholeNumber() }),
    reply: Done,
    refusals: { 'answer-not-found': 404, 'changed-meanwhile': 409 },
  },
});
