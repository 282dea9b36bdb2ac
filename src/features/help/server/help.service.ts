import { createHmac } from 'node:crypto';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Answer } from '../help.contract.ts';
import { answerGroups } from '../help.rules.ts';
import { supportRefusals } from './help-errors.messages.ts';
import { supportVotes, supportAnswers } from './help.tables.ts';

const maxAnswers = 300;
const voteLimit = { max: 120, windowSeconds: 3_600 };

/** Returns when a published answer was last changed; null where there is none. */
export async function answersChangedAt(shop: Shop, depends: Dependencies): Promise<Date | null> {
  depends.tag('answers');
  const [row] = await shop.db
    .select({ at: max(supportAnswers.changedAt) })
    .from(supportAnswers)
    .where(eq(supportAnswers.published, true));
  return row?.at ?? null;
}

/** Returns the answers to frequent questions in a language, by group. */
export async function listAnswers(shop: Shop, language: Language, depends: Dependencies): Promise<Answer[]> {
  depends.tag('answers');
  const rows = await shop.db
    .select()
    .from(supportAnswers)
    .where(eq(supportAnswers.published, true))
    .orderBy(asc(supportAnswers.position), asc(supportAnswers.id))
    .limit(maxAnswers);
  return answerGroups.flatMap((group) =>
    rows.filter((row) => row.group === group).map((row) => answerFor(row, language)),
  );
}

function answerFor({ slug, group, question, answer }: typeof supportAnswers.$inferSelect, language: Language): Answer {
  const { en } = answer;
  if (language === 'en' && question.en !== '' && en !== null)
    return { slug, group, question: question.en, language, answer: en };
  return { slug, group, question: question.fa, language: 'fa', answer: answer.fa };
}

/** Stores a reader's vote on an answer; a later vote replaces an earlier one. */
export async function voteOnAnswer(
  shop: Shop,
  vote: { readonly slug: string; readonly helpful: boolean; readonly reader: string; readonly address: string },
): Promise<{ slug: string; helpful: boolean } | Refusal<'answer-not-found' | 'too-many-votes'>> {
  const { slug, helpful, reader, address } = vote;
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `answer-vote:${address}`,
    ...voteLimit,
    policy: 'answer-votes',
  });
  if (!allowed)
    return refuse(
      'too-many-votes',
      inBoth(supportRefusals, (t) => t.tooManyVotes),
      { retryAfterSeconds },
    );
  const [answer] = await shop.db
    .select({ id: supportAnswers.id })
    .from(supportAnswers)
    .where(and(eq(supportAnswers.slug, slug), eq(supportAnswers.published, true)));
  if (answer === undefined)
    return refuse(
      'answer-not-found',
      inBoth(supportRefusals, (t) => t.answerNotFound),
    );
  const readerHash = createHmac('sha256', shop.secret).update(reader).digest('base64url').slice(0, 22);
  await shop.db
    .insert(supportVotes)
    .values({ answerId: answer.id, readerHash, helpful, votedAt: shop.clock.now() })
    .onConflictDoUpdate({
      target: [supportVotes.answerId, supportVotes.readerHash],
      set: { helpful: sql`excluded.helpful`, votedAt: sql`excluded.voted_at` },
    });
  return { slug, helpful };
}
