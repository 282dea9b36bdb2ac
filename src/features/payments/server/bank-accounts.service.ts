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
 * Refuses an account to transfer to that is new or other than it was from everybody but an owner who shows that it is really them: what
 * customers pay to a wrong one is gone. Nobody sits at a program, so that none adds one. Whoever may change the terms takes accounts away.
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
  // What is compared is what the change begins from, which its version makes sure of again when it is made.
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
