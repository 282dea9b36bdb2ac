import { Type } from 'typebox';

/**
 * The header of a proof of work, for calls by which something can be guessed: their 429 may include a `proof-challenge`, and the same request with
 * the challenge and its solution in `proof-of-work` is processed at once.
 */
export const WithProof = Type.Object({ 'proof-of-work': Type.Optional(Type.String({ maxLength: 200 })) });
