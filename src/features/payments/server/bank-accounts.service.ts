import { refuseWithoutProof } from '#features/auth/server/account-proof.service.ts';
import { settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { readSetting } from '#features/settings/server/settings.service.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { bankSetting, bankTermsFrom, hasNewAccount } from '../bank-transfer.rules.ts';
import type { BankAccount } from '../paying-terms.contract.ts';
import { payingTermsErrors } from '../paying-terms-errors.messages.ts';

type AccountsRejection = Refusal<
  | 'bank-account-by-owner'
  | 'changed-meanwhile'
  | 'second-step-needed'
  | 'wrong-password'
  | 'sign-in-again'
  | 'too-many-tries'
>;

/**
 * Refuses a new or changed account for transfers unless an owner confirms their identity: money paid to a wrong account is lost. API clients have
 * nobody to confirm, so they cannot add one. Anyone who may change the terms can remove accounts.
 */
export async function refuseNewAccount(
  shop: Shop,
  caller: Caller,
  wanted: {
    readonly version: number;
    readonly accounts: readonly BankAccount[];
    readonly password: string | undefined;
  },
): Promise<AccountsRejection | null> {
  const version = await settingVersion(shop, 'paying-bank');
  // Compared with the version that the change starts from; the version is checked again when it is stored.
  if (version !== wanted.version) return changedMeanwhile(version);
  const before = bankTermsFrom(await readSetting(shop, bankSetting));
  if (!hasNewAccount(before.accounts, wanted.accounts)) return null;
  if (caller.role !== 'owner' || caller.key !== undefined)
    return refuse(
      'bank-account-by-owner',
      inBoth(payingTermsErrors, (t) => t.accountByOwner),
    );
  return refuseWithoutProof(shop, caller, wanted.password);
}
