import { useLocation } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { profileMessages } from '../profile.messages.ts';
import { AddressBook } from './address-book.tsx';
import { textInState } from '#web/pages/navigation-state.ts';
import { PhoneChange } from '#features/auth/storefront/phone-change.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';

export const meta = pageHead(({ language }) => ({ title: profileMessages[language].editTitle, unlisted: true }));

/** Renders the form of a customer's own data; a customer who came from the checkout returns there. */
export default function EditProfilePage() {
  const t = useMessages(profileMessages);
  const location = useLocation();
  const from = textInState(location.state, 'from');
  return (
    <>
      <PageHeader title={t.editTitle} back={from ?? '/profile'} />
      <main id="content" className="container-middle max-w-2xl py-4">
        <RequireSignIn meanwhile={<SkeletonForm fields={4} />}>
          {(customer) => (
            <div key={customer.id} className="grid gap-6">
              <ProfileForm
                customer={customer}
                returnTo={from}
                phoneChange={(onDone) => <PhoneChange onDone={onDone} />}
              />
              <AddressBook customer={customer} />
            </div>
          )}
        </RequireSignIn>
      </main>
    </>
  );
}
