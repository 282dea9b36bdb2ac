import { ExternalLink, LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { Logo } from '#web/logo.tsx';
import '#web/admin/writes-of-staff.ts';
import { signOut } from '#web/session/sign-out.ts';
import { webMessages } from '#web/web.messages.ts';
import { adminMessages } from '#web/frame/admin-frame.messages.ts';
import { AdminMenu } from '#web/frame/admin-menu.tsx';
import { LoadingBar } from '#web/frame/loading-bar.tsx';
import { StaffOnly, useStaffRole } from '#web/frame/staff-only.tsx';

/** Renders the frame of every admin page: its name, the sections, and the links to the shop and to sign out. */
export default function AdminFrame() {
  // An open dialog, a pending request or an error of one order must not carry over to the next order that a link leads to.
  const { pathname } = useLocation();
  return (
    <Frame>
      <Outlet key={pathname} />
    </Frame>
  );
}

/** Renders a page's error: the sections stay accessible, and the link leads to the admin. */
export function ErrorBoundary() {
  const t = useMessages(webMessages);
  const { toAdmin, adminArea } = useMessages(adminMessages);
  const error = useRouteError();
  return (
    <Frame>
      <main id="content" className="grid min-h-[60vh] place-content-center justify-items-center gap-4 p-6 text-center">
        <title>{adminArea}</title>
        <h1 className="text-xl font-bold">{isRouteErrorResponse(error) ? t.routingError : t.applicationError}</h1>
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            variant="primary"
            onClick={() => {
              location.reload();
            }}
          >
            {t.tryAgain}
          </Button>
          <Button asChild>
            <a href="/admin">{toAdmin}</a>
          </Button>
        </div>
      </main>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useMessages(adminMessages);
  const role = useStaffRole();
  const [open, setOpen] = useOpenHere();
  return (
    <>
      <LoadingBar />
      <header className="sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur print:hidden">
        <div className="flex h-14 items-center gap-1 px-4">
          <span className="lg:hidden">
            <IconButton
              label={t.menu}
              onClick={() => {
                setOpen(true);
              }}
            >
              <Menu aria-hidden size={22} />
            </IconButton>
          </span>
          <Link to="/admin" className="me-auto flex min-h-target items-center gap-2 rounded-control font-bold">
            <Logo />
            <span>{t.admin}</span>
          </Link>
          <IconButton asChild label={t.toShop}>
            <Link to="/home">
              <ExternalLink aria-hidden size={20} />
            </Link>
          </IconButton>
          <IconButton
            label={t.signOut}
            onClick={() => {
              void signOut();
            }}
          >
            <LogOut aria-hidden size={20} />
          </IconButton>
        </div>
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-e border-line p-3 lg:block print:hidden">
          {role === null ? null : <AdminMenu role={role} />}
        </div>
        <StaffOnly>{children}</StaffOnly>
      </div>
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t.sections}
        from="start"
      >
        {role === null ? null : <AdminMenu role={role} />}
      </Sheet>
    </>
  );
}
