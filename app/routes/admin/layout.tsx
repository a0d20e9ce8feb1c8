import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { AdminFrame } from '~/sections/frames/admin-frame';
import { MarketingFrame } from '~/sections/frames/marketing-frame';
import { requireAdmin } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/layout';

export const handle: PageHandle = { hydration: 'none' };

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Loads what the frame shows. The loader also makes every client-side navigation pass the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { dashboard, books, profiles, inbox, applications, callManagement, operations } =
    context.get(services);
  const { projectManagement, reviewManagement } = context.get(services);
  const [
    { name, picture, portrait },
    newLeads,
    newApplications,
    calls,
    orders,
    differences,
    failedJobs,
    reviews,
    milestones,
  ] = await Promise.all([
    profiles.getProfile(actor),
    inbox.readNew(actor),
    applications.readNew(actor),
    callManagement.readToday(actor),
    dashboard.countWaitingOrders(actor),
    books.countDifferences(actor),
    operations.readFailedJobs(actor),
    reviewManagement.readWaitingReviews(actor),
    projectManagement.readOverdueMilestones(actor),
  ]);
  const waiting = {
    inbox: newLeads.count,
    applications: newApplications.count,
    calls: calls.count,
    orders,
    differences,
    failedJobs: failedJobs.count,
    reviews: reviews.count,
    milestones: milestones.count,
  };
  return { user: { name, picture, portrait }, role: actor.user.role, waiting };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...loaderData}>
      <Outlet />
    </AdminFrame>
  );
}

/** Without the data of the frame. Errors of the pages are in the frame (error-layout). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MarketingFrame>
      <ErrorPage error={error} />
    </MarketingFrame>
  );
}
