import { Type, type Static, type TSchema } from 'typebox';

/** A value or null: what the contract calls absent. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An empty reply object, for calls whose success says everything. */
export const Done = Type.Object({});

/** Tokens as the sign-in calls answer them. */
export const Tokens = Type.Object({ tokens: Type.Object({ access: Type.String(), refresh: Type.String() }) });

/** A code on its way to a phone: its session, and in how many seconds another one can be requested. */
export const CodeSent = Type.Object({ session_id: Type.String(), resend_in_seconds: Type.Integer() });
export type CodeSent = Static<typeof CodeSent>;
