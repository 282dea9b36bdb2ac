import { and, asc, eq, sql } from 'drizzle-orm';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { plainWriting } from '#shared/text/plain-writing.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { slugify } from '#shared/text/slug.ts';
import { supportRefusals } from './help-errors.messages.ts';
import { supportAnswers, supportVotes } from './help.tables.ts';
import type { AdminAnswer } from '../help-admin.contract.ts';

type Draft = Pick<AdminAnswer, 'group' | 'position' | 'question' | 'answer' | 'published'> & { readonly slug?: string };

const changedMeanwhile = () =>
  refuse(
    'changed-meanwhile',
    inBoth(supportRefusals, (t) => t.changedMeanwhile),
  );

const notFound = () =>
  refuse(
    'answer-not-found',
    inBoth(supportRefusals, (t) => t.answerNotFound),
  );
const slugTaken = () => {
  const message = inBoth(supportRefusals, (t) => t.slugTaken);
  return refuse('slug-taken', message, { fields: { slug: message } });
};

/** The audit log entry of an answer, including its text. */
const messages = ({ slug, group, position, question, answer, published }: typeof supportAnswers.$inferSelect) => ({
  slug,
  group,
  position,
  question,
  answer_fa: plainWriting(answer.fa),
  answer_en: answer.en === null ? '' : plainWriting(answer.en),
  published,
});

const votes = (helpful: boolean) =>
  sql<number>`(select count(*)::int from ${supportVotes} v where v.answer_id = ${supportAnswers.id} and v.helpful = ${sql.raw(String(helpful))})`;

/** Returns answers with all languages and their votes: every one, or the one with the given id. */
async function writtenAnswers(shop: Shop, id?: number): Promise<AdminAnswer[]> {
  const rows = await shop.db
    .select({ row: supportAnswers, helpful: votes(true), unhelpful: votes(false) })
    .from(supportAnswers)
    .where(id === undefined ? undefined : eq(supportAnswers.id, id))
    .orderBy(asc(supportAnswers.group), asc(supportAnswers.position), asc(supportAnswers.id));
  return rows.map(({ row: { changedAt: _, ...answer }, helpful, unhelpful }) => ({
    ...answer,
    helpful_count: helpful,
    unhelpful_count: unhelpful,
  }));
}

/** Returns every answer with all languages and its votes. */
export const adminAnswers = (shop: Shop): Promise<AdminAnswer[]> => writtenAnswers(shop);

/** Returns one answer for the admin. */
export async function adminAnswer(shop: Shop, id: number): Promise<AdminAnswer | Refusal<'answer-not-found'>> {
  const [answer] = await writtenAnswers(shop, id);
  return answer ?? notFound();
}

/** Creates an answer; generates a slug when none is given. */
export async function createAnswer(
  shop: Shop,
  { by, draft }: { readonly by: number; readonly draft: Draft },
): Promise<{ id: number } | Refusal<'slug-taken'>> {
  return shop.transaction(async () => {
    const slug = draft.slug ?? slugify(draft.question.en) ?? slugify(draft.question.fa);
    if (slug === null) return slugTaken();
    const [made] = await shop.db
      .insert(supportAnswers)
      .values({ ...draft, slug, changedAt: shop.clock.now() })
      .onConflictDoNothing({ target: supportAnswers.slug })
      .returning();
    if (made === undefined) return slugTaken();
    await recordChange(shop, {
      by,
      action: 'answer.created',
      subject: 'answer',
      subjectId: made.id,
      after: messages(made),
    });
    shop.invalidate('answers');
    return { id: made.id };
  });
}

/** Updates an answer if its version is unchanged. */
export async function writeAnswer(
  shop: Shop,
  {
    by,
    id,
    version,
    draft,
  }: { readonly by: number; readonly id: number; readonly version: number; readonly draft: Draft },
): Promise<{ id: number } | Refusal<'slug-taken' | 'answer-not-found' | 'changed-meanwhile'>> {
  const save = async () => {
    const [before] = await shop.db.select().from(supportAnswers).where(eq(supportAnswers.id, id));
    if (before === undefined) return notFound();
    const [after] = await shop.db
      .update(supportAnswers)
      .set({
        ...draft,
        slug: draft.slug ?? before.slug,
        changedAt: shop.clock.now(),
        version: sql`${supportAnswers.version} + 1`,
      })
      .where(and(eq(supportAnswers.id, id), eq(supportAnswers.version, version)))
      .returning();
    if (after === undefined) return changedMeanwhile();
    await recordChange(shop, {
      by,
      action: 'answer.changed',
      subject: 'answer',
      subjectId: id,
      ...changedParts(messages(before), messages(after)),
    });
    shop.invalidate('answers');
    return { id };
  };
  try {
    return await shop.transaction(save);
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken();
    throw error;
  }
}

/** Deletes an answer and its votes. */
export async function removeAnswer(
  shop: Shop,
  { by, id, version }: { readonly by: number; readonly id: number; readonly version: number },
): Promise<Record<string, never> | Refusal<'answer-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [gone] = await shop.db
      .delete(supportAnswers)
      .where(and(eq(supportAnswers.id, id), eq(supportAnswers.version, version)))
      .returning();
    if (gone === undefined)
      return (await shop.db.$count(supportAnswers, eq(supportAnswers.id, id))) === 0 ? notFound() : changedMeanwhile();
    await recordChange(shop, {
      by,
      action: 'answer.removed',
      subject: 'answer',
      subjectId: id,
      before: messages(gone),
    });
    shop.invalidate('answers');
    return {};
  });
}
