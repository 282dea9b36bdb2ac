import { Type, type Static, type TSchema } from 'typebox';
import { Moment, WholeNumber } from './fields.ts';

/** A value or null: what the contract calls absent. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An empty reply object, for calls whose success says everything. */
export const Done = Type.Object({});

/** Tokens as the sign-in calls answer them. */
export const Tokens = Type.Object({ tokens: Type.Object({ access: Type.String(), refresh: Type.String() }) });

/** A code on its way to a phone: its session, and in how many seconds another one can be requested. */
export const CodeSent = Type.Object({ session_id: Type.String(), resend_in_seconds: Type.Integer() });
export type CodeSent = Static<typeof CodeSent>;

/** Entries on a page of a list where the caller names no number; a screen that shows more or fewer says so. Lists of the specification have their own. */
export const usualPageSize = 20;

/** How many entries a page of a list has, if it is not as many as usual. */
export const PageSize = () => Type.Optional(WholeNumber({ minimum: 1, maximum: 100 }));

/** Where a list goes on: `next_after` of the answer before. */
export const After = () => Type.Optional(Type.String({ maxLength: 100 }));

/** What has changed since a moment, as `platform/database/lists/changed-since.ts` reads it. */
export const UpdatedSince = () =>
  Type.Optional(
    Moment(
      'What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ',
    ),
  );

/**
 * How every list ends: `next` is the address of the page that follows, `next_after` the `after` in it. A handler answers `next` alone: the
 * platform reads the other out of it, so that the two never disagree.
 */
export const goesOn = { next: Nullable(Type.String()), next_after: Nullable(Type.String()) };

/** The end of a list that always has one page; its handler leaves both out. */
export const endsHere = { next: Type.Null(), next_after: Type.Null() };
