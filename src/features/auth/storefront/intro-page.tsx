import { Link } from '#ui/link.tsx';
import { useBrand } from '#web/session/brand.ts';
import { Logo } from '#web/logo.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';

export const meta = pageHead(({ language, brand }) => ({
  title: authMessages[language].introTitle(brand.name),
  description: authMessages[language].introLead,
}));

/** Renders the intro page: the shop's logo, large, and one link into the shop. */
export default function IntroPage() {
  const t = useMessages(authMessages);
  const brand = useBrand();
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-md grid-rows-[1fr_auto] gap-8 px-4 py-8 text-center">
      <div className="grid place-content-center justify-items-center gap-6">
        <Logo size={144} />
        <h1 className="text-center text-2xl font-bold">{t.introTitle(brand.name)}</h1>
        <p className="text-center text-muted">{t.introLead}</p>
      </div>
      <Button asChild variant="primary" wide>
        <Link to="/login">{t.getStarted}</Link>
      </Button>
    </main>
  );
}
