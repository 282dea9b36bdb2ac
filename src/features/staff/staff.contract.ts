import { Type, type Static } from 'typebox';
import { contract, staffRoles } from '#shared/contract/contract.ts';
import { Id, Password, Phone, SignInName, Username } from '#shared/contract/fields.ts';
import { Nullable, Tokens, endsHere } from '#shared/contract/replies.ts';

const Role = Type.Enum([...staffRoles]);

export const Member = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  full_name: Nullable(Type.String()),
  phone: Type.String(),
  role: Role,
  active: Type.Boolean(),
});
/** A staff member. */
export type Member = Static<typeof Member>;

export const staffContract = contract({
  'GET /api/admin/staff/': {
    summary: 'Lists the staff, owners first.',
    access: { staff: ['owner'] },
    reply: Type.Object({ data: Type.Array(Member), ...endsHere }),
  },
  'POST /api/admin/staff/': {
    id: 'adminEmploy',
    summary:
      'Gives a customer, by phone or username, a role, or changes the role; with `before`, only if the current role is that one. Their sessions end.',
    access: { staff: ['owner'] },
    secondStep: 'lately',
    body: Type.Object({
      customer: SignInName(),
      role: Role,
      /** The role that was displayed, null for none: if it has changed since to another one than `role`, the request is refused. */
      before: Type.Optional(Nullable(Role)),
    }),
    reply: Member,
    status: 201,
    location: '/api/admin/customers/:id/',
    refusals: { 'customer-not-found': 404, 'last-owner': 409, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/staff/:id/': {
    summary: 'Removes the role of a member of staff, who becomes an ordinary customer. Their sessions end.',
    access: { staff: ['owner'] },
    secondStep: 'lately',
    params: Type.Object({ id: Id() }),
    query: Type.Object({
      before: Role,
    }),
    reply: Type.Object({}),
    refusals: { 'customer-not-found': 404, 'last-owner': 409, 'changed-meanwhile': 409 },
  },
  'POST /api/staff/first-owner/': {
    summary: 'Makes the caller the owner of a shop that has none, by the link in its log, once.',
    access: 'public',
    body: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 200 }),
      username: Username(),
      phone: Phone(),
      password: Password(),
    }),
    reply: Tokens,
    status: 201,
    refusals: {
      'link-ended': 400,
      'customer-taken': 409,
      'invalid-username': 400,
      'weak-password': 400,
      'too-many-tries': 429,
    },
  },
});
