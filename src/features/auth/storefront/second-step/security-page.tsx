import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import { RequireSignIn } from '../require-sign-in.tsx';
import { FactorsPart } from './factors-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

export const meta = pageHead(({ language }) => ({ title: secondStepMessages[language].title, unlisted: true }));

/** Renders the sign-in factors and the sessions of the account. */
export default function SecurityPage() {
  const t = useMessages(secondStepMessages);
  return (
    <>
      <PageHeader title={t.title} back="/settings" />
      <main id="content" className="container-middle grid max-w-2xl gap-6 py-4">
        <RequireSignIn meanwhile={<SkeletonSheet />}>
          {({ id }) => (
            <>
              <FactorsPart customerId={id} />
              <SessionsPart customerId={id} />
            </>
          )}
        </RequireSignIn>
      </main>
    </>
  );
}
