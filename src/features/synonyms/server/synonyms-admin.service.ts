import { and, eq, sql } from 'drizzle-orm';
import { changedParts, type AuditAction } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { Synonym, SynonymFields, SynonymSuggestion } from '../synonyms-admin.contract.ts';
import { maxSynonyms, nameKey, pairError, type SynonymKind } from '../synonyms.rules.ts';
import { synonymErrors } from './synonyms-errors.messages.ts';
import { dictionaryTag } from './synonyms.service.ts';
import type { SuggestionRow, SynonymRow } from './synonyms.store.ts';
import { synonyms, synonymSuggestions } from './synonyms.tables.ts';

/** The staff member who changes the dictionary. */
interface By {
  readonly by: number;
}

const notFound = refuse(
  'synonym-not-found',
  inBoth(synonymErrors, (t) => t.notFound),
);
const taken = refuse(
  'synonym-taken',
  inBoth(synonymErrors, (t) => t.taken),
);
const tooMany = refuse(
  'too-many-synonyms',
  inBoth(synonymErrors, (t) => t.tooMany(maxSynonyms)),
);
const suggestionNotFound = refuse(
  'synonym-suggestion-not-found',
  inBoth(synonymErrors, (t) => t.suggestionNotFound),
);

/** Validates a pair of names; null when it can be stored. */
function fieldRefusal({ name, means }: SynonymFields): Refusal<'synonym-wrong'> | null {
  const error = pairError(name, means);
  if (error === null) return null;
  const message = inBoth(
    synonymErrors,
    (t) => ({ 'no-words': t.noWords, 'too-many-words': t.tooManyWords, same: t.same })[error],
  );
  const isOfName = pairError(name, 'x') !== null && error !== 'same';
  return refuse('synonym-wrong', message, { fields: { [isOfName ? 'name' : 'means']: message } });
}

const stored = ({ name, means, kind }: SynonymFields) => ({
  name,
  means,
  kind,
  nameKey: nameKey(name),
  meansKey: nameKey(means),
});

/** Converts a pair to its API form. */
export const writtenSynonym = (row: SynonymRow): Synonym => ({
  id: row.id,
  name: row.name,
  means: row.means,
  kind: row.kind,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});

/** Converts a suggestion to its API form. */
export const writtenSuggestion = (row: SuggestionRow): SynonymSuggestion => ({
  id: row.id,
  name: row.name,
  means: row.means,
  clicks_count: row.clicks,
  last_clicked_at: row.lastClickedAt.toISOString(),
});

async function record(
  shop: Shop,
  { by, action, id, ...parts }: By & { action: AuditAction; id: number; before?: object; after?: object },
): Promise<void> {
  await recordChange(shop, { by, action, subject: 'synonym', subjectId: id, ...parts });
  shop.invalidate(dictionaryTag);
}

const logged = ({ name, means, kind }: SynonymFields) => ({ name, means, kind });

async function pairOf(shop: Shop, id: number): Promise<SynonymRow | undefined> {
  const [row] = await shop.db.select().from(synonyms).where(eq(synonyms.id, id));
  return row;
}

/** Returns a pair of the dictionary. */
export async function synonym(shop: Shop, id: number): Promise<Synonym | Refusal<'synonym-not-found'>> {
  const row = await pairOf(shop, id);
  return row === undefined ? notFound : writtenSynonym(row);
}

/** Adds a pair; refused when the dictionary is full or already has the pair. */
export async function addSynonym(
  shop: Shop,
  { by, ...fields }: By & SynonymFields,
): Promise<Synonym | Refusal<'synonym-wrong' | 'synonym-taken' | 'too-many-synonyms'>> {
  return fieldRefusal(fields) ?? shop.transaction(() => insertSynonym(shop, { by, ...fields }));
}

async function insertSynonym(shop: Shop, { by, ...fields }: By & SynonymFields) {
  if ((await shop.db.$count(synonyms)) >= maxSynonyms) return tooMany;
  const now = shop.clock.now();
  const [made] = await shop.db
    .insert(synonyms)
    .values({ ...stored(fields), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) return taken;
  await record(shop, { by, action: 'synonym.added', id: made.id, after: logged(made) });
  return writtenSynonym(made);
}

/** Changes a pair, unless it was changed since its version was read. */
export async function changeSynonym(
  shop: Shop,
  { by, id, version, ...fields }: By & SynonymFields & { readonly id: number; readonly version: number },
): Promise<Synonym | Refusal<'synonym-wrong' | 'synonym-taken' | 'synonym-not-found' | 'changed-meanwhile'>> {
  const wrong = fieldRefusal(fields);
  if (wrong !== null) return wrong;
  const save = async () => {
    const before = await pairOf(shop, id);
    if (before === undefined) return notFound;
    const [after] = await shop.db
      .update(synonyms)
      .set({ ...stored(fields), updatedAt: shop.clock.now(), version: sql`${synonyms.version} + 1` })
      .where(and(eq(synonyms.id, id), eq(synonyms.version, version)))
      .returning();
    if (after === undefined) return changedMeanwhile(before.version);
    await record(shop, { by, action: 'synonym.changed', id, ...changedParts(logged(before), logged(after)) });
    return writtenSynonym(after);
  };
  try {
    return await shop.transaction(save);
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
}

/** Deletes a pair, unless it was changed since its version was read. */
export async function removeSynonym(
  shop: Shop,
  { by, id, version }: By & { readonly id: number; readonly version: number },
): Promise<Record<string, never> | Refusal<'synonym-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [gone] = await shop.db
      .delete(synonyms)
      .where(and(eq(synonyms.id, id), eq(synonyms.version, version)))
      .returning();
    if (gone === undefined) {
      const now = await pairOf(shop, id);
      return now === undefined ? notFound : changedMeanwhile(now.version);
    }
    await record(shop, { by, action: 'synonym.removed', id, before: logged(gone) });
    return {};
  });
}

/** Decides a pending suggestion; of two concurrent decisions, the first one counts. */
async function decide(shop: Shop, id: number, status: 'accepted' | 'rejected'): Promise<SuggestionRow | undefined> {
  const [decided] = await shop.db
    .update(synonymSuggestions)
    .set({ status, version: sql`${synonymSuggestions.version} + 1` })
    .where(and(eq(synonymSuggestions.id, id), eq(synonymSuggestions.status, 'waiting')))
    .returning();
  return decided;
}

/** Adds a suggested pair to the dictionary. */
export async function acceptSuggestion(
  shop: Shop,
  { by, id, kind }: By & { readonly id: number; readonly kind: SynonymKind },
): Promise<Synonym | Refusal<'synonym-suggestion-not-found' | 'synonym-taken' | 'too-many-synonyms'>> {
  return shop.transaction(async () => {
    // It stays pending while the dictionary is full.
    if ((await shop.db.$count(synonyms)) >= maxSynonyms) return tooMany;
    const decided = await decide(shop, id, 'accepted');
    return decided === undefined
      ? suggestionNotFound
      : insertSynonym(shop, { by, name: decided.name, means: decided.means, kind });
  });
}

/** Rejects a suggested pair: further clicks do not suggest it again. */
export async function rejectSuggestion(
  shop: Shop,
  { by, id }: By & { readonly id: number },
): Promise<SynonymSuggestion | Refusal<'synonym-suggestion-not-found'>> {
  return shop.transaction(async () => {
    const decided = await decide(shop, id, 'rejected');
    if (decided === undefined) return suggestionNotFound;
    const { name, means } = decided;
    await recordChange(shop, {
      by,
      action: 'synonym.rejected',
      subject: 'synonym',
      subjectId: id,
      after: { name, means },
    });
    return writtenSuggestion(decided);
  });
}
