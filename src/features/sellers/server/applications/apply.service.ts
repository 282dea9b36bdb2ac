import { randomUUID } from 'node:crypto';
import { isGuessable } from '#features/auth/server/passwords/password-strength.service.ts';
import { countOfAddress, sendCode } from '#features/auth/server/codes.service.ts';
import { passwordHash } from '#features/auth/server/passwords/passwords.service.ts';
import type { ComesFrom } from '#features/auth/server/guessing/comes-from.service.ts';
import type { TokenPair } from '#features/auth/server/sessions/sessions.service.ts';
import { enterByCode } from '#features/auth/server/sign-in.service.ts';
import { nameReserved } from '#features/accounts/account-errors.ts';
import { speaksForShop } from '#features/accounts/reserved-names.rules.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import type { CodeSent } from '#shared/contract/replies.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { OwnApplication } from '../../applications.contract.ts';
import { applicationRefusals } from '../../application-errors.messages.ts';
import {
  draftWaits,
  insertApplication,
  insertDraft,
  latestApplication,
  rebindDraft,
  takeDraft,
} from './applications.store.ts';
import { sellerOfOwner } from '../sellers.store.ts';

const purpose = 'apply';

interface Applied {
  readonly kind: 'personal' | 'business';
  readonly store_name: string;
  readonly province: string;
  readonly city: string;
  readonly phone: string;
  readonly password?: string;
}

type SendRefusal = Refusal<'too-many-tries' | 'message-not-sent'>;

/** Stores an application until a phone is confirmed for it; returns its session id. Does not reveal whether the phone is known. */
export async function applyToSell(
  shop: Shop,
  wish: Applied,
  address: string,
): Promise<string | Refusal<'name-reserved' | 'weak-password' | 'too-many-tries'>> {
  const { phone, password } = wish;
  const tooMany = await countOfAddress(shop, 'apply', address);
  if (tooMany !== null) return tooMany;
  const { fa, en } = shop.identity.name;
  if (speaksForShop(wish.store_name, [fa, en])) return nameReserved('store_name');
  if (password !== undefined && isGuessable(shop, password, [wish.store_name, phone])) {
    const message = inBoth(applicationRefusals, (t) => t.weakPassword);
    return refuse('weak-password', message, { fields: { password: message } });
  }
  const session = randomUUID();
  const hash = password === undefined ? null : await passwordHash(shop, password);
  await insertDraft(shop, {
    id: session,
    phone,
    kind: wish.kind,
    storeName: wish.store_name,
    province: wish.province,
    city: wish.city,
    passwordHash: hash,
    now: shop.clock.now(),
  });
  return session;
}

/** Sends a code for an unconfirmed application to the given phone, so that a mistyped number can be corrected without filling the form in again. */
export async function sendApplyCode(
  shop: Shop,
  { phone, sessionId }: { phone: string; sessionId: string },
  from: ComesFrom,
): Promise<CodeSent | SendRefusal | Refusal<'application-not-found'>> {
  const gone = () =>
    refuse(
      'application-not-found',
      inBoth(applicationRefusals, (t) => t.notFound),
    );
  if (!isUuid(sessionId) || (await draftWaits(shop, { id: sessionId })).length === 0) return gone();
  const sent = await sendCode(shop, { phone, purpose }, from);
  if (isRefusal(sent)) return sent;
  const [bound] = await rebindDraft(shop, { id: sessionId, phone, newId: sent.session_id });
  return bound === undefined ? gone() : sent;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export type ApplyOutcome = 'received' | 'waits-already' | 'sells-already';

/**
 * Confirms an application's phone with the code. The phone's owner becomes the applicant: an existing customer, whatever password was entered, or a
 * new one who signs in with it from now on.
 */
export async function confirmApplication(
  shop: Shop,
  given: { phone: string; code: string; sessionId: string },
  from: ComesFrom,
): Promise<{ tokens: TokenPair; outcome: ApplyOutcome } | Refusal<'wrong-code' | 'too-many-tries' | 'phone-moved'>> {
  const { phone, sessionId } = given;
  const [draft] = isUuid(sessionId) ? await draftWaits(shop, { id: sessionId }) : [];
  const entered = await enterByCode(
    shop,
    { ...given, purpose, passwordHash: draft?.passwordHash ?? null },
    from,
    async ({ id }): Promise<ApplyOutcome> => {
      const [wish] = await takeDraft(shop, { id: sessionId, phone });
      if (wish === undefined) return 'waits-already';
      if ((await sellerOfOwner(shop, { customerId: id })).length > 0) return 'sells-already';
      const [stored] = await insertApplication(shop, {
        customerId: id,
        kind: wish.kind,
        storeName: wish.storeName,
        province: wish.province,
        city: wish.city,
        now: shop.clock.now(),
      });
      return stored === undefined ? 'waits-already' : 'received';
    },
  );
  return isRefusal(entered) ? entered : { tokens: entered.tokens, outcome: entered.done };
}

/** Returns a customer's latest application; null when there is none. */
export async function ownApplication(shop: Shop, customerId: number): Promise<OwnApplication | null> {
  const [row] = await latestApplication(shop, { customerId });
  if (row === undefined) return null;
  const { kind, storeName, province, city, state, refusal, createdAt } = row;
  return {
    kind,
    store_name: storeName,
    province,
    city,
    status: state,
    reason: refusal,
    created_at: createdAt.toISOString(),
  };
}
