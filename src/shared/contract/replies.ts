import { Type, type Static, type TSchema } from 'typebox';
import { Moment, WholeNumber } from './fields.ts';

/** A value or null: the contract's form of absence. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An empty reply object, for calls whose success needs no data. */
export const Done = Type.Object({});

/** Tokens as the sign-in calls return them. */
export const Tokens = Type.Object({ tokens: Type.Object({ access: Type.String(), refresh: Type.String() }) });

/** A code that was sent to a phone: its session, and the seconds until another one can be requested. */
export const CodeSent = Type.Object({ session_id: Type.String(), resend_in_seconds: Type.Integer() });
export type CodeSent = Static<typeof CodeSent>;

/**
 * The default number of entries on a page of a list. A screen that displays more or fewer passes a number. Lists of the specification have their own.
 */
export const usualPageSize = 20;

/** The number of entries on a page of a list, if not the default. */
export const PageSize = () => Type.Optional(WholeNumber({ minimum: 1, maximum: 100 }));

/** The cursor of the page: `next_after` of the previous response. */
export const After = () => Type.Optional(Type.String({ maxLength: 100 }));

/** A filter for changes since a time, as parsed by `platform/database/lists/changed-since.ts`. */
export const UpdatedSince = () =>
  Type.Optional(
    Moment(
      'What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ',
    ),
  );

/**
 * The end of every list: `next` is the next page's address, `next_after` the `after` in it. A handler returns `next` only: the platform derives the
 * other from it, so that the two always agree.
 */
export const goesOn = { next: Nullable(Type.String()), next_after: Nullable(Type.String()) };

/** The end of a list that always has one page; its handler omits both. */
export const endsHere = { next: Type.Null(), next_after: Type.Null() };
