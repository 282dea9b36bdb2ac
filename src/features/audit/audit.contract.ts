import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Day } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { auditSubjects, everyAuditAction } from './audit.rules.ts';

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
  /** The username; null if the shop itself did it. */
  by: Nullable(Type.String()),
  /** The access key by which a program did it on their behalf; null for a manual change. */
  access_key: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  action: Type.String(),
  subject: Type.String(),
  subject_id: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type AuditEntry = Static<typeof AuditEntry>;

const Word = Type.String({ minLength: 1, maxLength: 60 });

export const auditContract = contract({
  'GET /api/admin/audit/': {
    summary: 'Lists the changes made by the staff, newest first, fifty a page; continue with `after`.',
    access: { staff: ['owner', 'manager'] },
    query: Type.Object({
      subject: Type.Optional(Type.Enum(auditSubjects)),
      subject_id: Type.Optional(Word),
      action: Type.Optional(Type.Enum([...everyAuditAction])),
      by: Type.Optional(Word),
      /** The first and last day. */
      created_from: Type.Optional(Day()),
      created_to: Type.Optional(Day()),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AuditEntry), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
});
