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
  /** Numbers of helpful and unhelpful votes. */
  helpful_count: Type.Integer(),
  unhelpful_count: Type.Integer(),
});

export type AdminAnswer = Static<typeof AdminAnswer>;

const helpers = { staff: ['owner', 'manager', 'support'] } as const;

export const helpAdminContract = contract({
  'GET /api/admin/help-answers/': {
    summary: 'Lists every help answer, hidden ones included, with the votes of readers.',
    access: helpers,
    reply: Type.Object({ data: Type.Array(AdminAnswer), ...endsHere }),
  },
  'POST /api/admin/help-answers/': {
    summary: 'Creates a help answer.',
    access: helpers,
    body: Type.Object(AnswerDraft),
    reply: AdminAnswer,
    status: 201,
    idempotency: 'optional',
    refusals: { 'slug-taken': 409 },
  },
  'GET /api/admin/help-answers/:id/': {
    summary: 'Returns a help answer for editing, with the votes of readers.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    reply: AdminAnswer,
    refusals: { 'answer-not-found': 404 },
  },
  'PUT /api/admin/help-answers/:id/': {
    summary: 'Replaces a help answer, if it has not changed since `version`.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ ...AnswerDraft, version: WholeNumber() }),
    reply: AdminAnswer,
    refusals: { 'slug-taken': 409, 'answer-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/help-answers/:id/': {
    summary: 'Deletes a help answer and its votes, if it has not changed since `version`.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    query: Type.Object({ version: WholeNumber() }),
    reply: Done,
    refusals: { 'answer-not-found': 404, 'changed-meanwhile': 409 },
  },
});
