import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { MAX_BACKUP_AGE_DAYS } from '~/domain/backups/backup';
import { Figures } from '~/features/admin-today/figures';
import { LaunchChecklist } from '~/features/admin-today/launch-checklist';
import { describeTodos, listTodos } from '~/features/admin-today/list-todos';
import { LowStockTable } from '~/features/admin-today/low-stock-table';
import { ThirtyDays } from '~/features/admin-today/thirty-days';
import { TodoList } from '~/features/admin-today/todo-list';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { site } from '~site';
import type { Route } from './+types/today-page';

export const meta = () => createNoindexMeta('Today');

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { dashboard, backups, reviewManagement, projectManagement, inbox, applications } =
    context.get(services);
  const { callManagement, operations, books, apiKeyManagement, launchChecklist } = context.get(services);
  const [
    { todos, ...figures },
    isBackupOverdue,
    reviews,
    milestones,
    messages,
    overdueMessages,
    newApplications,
    calls,
    failedJobs,
    differences,
    expiringKeys,
    checklist,
  ] = await Promise.all([
    dashboard.readDashboard(actor),
    backups.isNightlyOverdue(actor),
    reviewManagement.readWaitingReviews(actor),
    projectManagement.readOverdueMilestones(actor),
    inbox.readNew(actor),
    inbox.countOverdue(actor),
    applications.readNew(actor),
    callManagement.readToday(actor),
    operations.readFailedJobs(actor),
    books.countDifferences(actor),
    apiKeyManagement.countExpiring(actor),
    launchChecklist.readChecklist(actor),
  ]);
  const waiting = {
    todos,
    messages: { ...messages, overdue: overdueMessages },
    applications: newApplications,
    calls,
    reviews,
    milestones,
    failedJobs,
    differences,
    expiringKeys,
  };
  const withdrawn = Number(/^\d{1,4}$/.exec(url.searchParams.get('withdrawn') ?? '')?.[0] ?? 0);
  return { ...figures, isBackupOverdue, waiting, checklist, withdrawn };
}

/** R-SETUP-3 */
export async function action({ request, context }: Route.ActionArgs) {
  if (readFieldText(await readForm(request), 'intent') !== 'withdraw-samples')
    throw data(null, { status: 400 });
  const { productManagement } = context.get(services);
  const withdrawn = await productManagement.withdrawSampleProducts(context.get(signedIn));
  throw redirect(adminPaths.today(`withdrawn=${withdrawn}`), 303);
}

const heading = new Intl.DateTimeFormat(site.language, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: site.openingHours.timeZone,
});

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { now, waiting, days, lowStock, monthlyTax, isBackupOverdue, checklist, withdrawn } = loaderData;
  return (
    <>
      <header className="pt-3 pb-4">
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em]">{heading.format(now)}</h1>
        <p className="mt-1 text-muted">{describeTodos(waiting, now)}</p>
      </header>
      {withdrawn > 0 && (
        <ToolAlert
          tone="success"
          role="status"
          title={`${withdrawn === 1 ? 'One product is' : `${withdrawn} products are`} out of the shop.`}
          className="mb-grout"
        >
          <a href={adminPaths.products('state=draft')} className="underline">
            Open the drafts
          </a>
        </ToolAlert>
      )}
      {checklist && <LaunchChecklist {...checklist} />}
      {isBackupOverdue && (
        <ToolAlert
          tone="danger"
          title={`There is no good backup of the last ${MAX_BACKUP_AGE_DAYS} days.`}
          className="mb-grout"
        >
          <a href={adminPaths.backups()} className="underline">
            Open the backups
          </a>
        </ToolAlert>
      )}
      <Figures {...loaderData} />
      <div className="mt-grout grid gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="todo-title" className="rounded-tile bg-surface p-2 lg:px-2.5 lg:py-4.5">
          <h2 id="todo-title" className="px-2 pb-2 text-panel max-lg:pt-2">
            To do
          </h2>
          <TodoList todos={listTodos(waiting, now)} />
        </section>
        <section className="rounded-tile bg-surface p-4 lg:p-4.5">
          <ThirtyDays days={days} hasReport={monthlyTax !== undefined} />
        </section>
        <section
          aria-labelledby="stock-title"
          className="rounded-tile bg-surface p-4 lg:p-4.5 xl:col-span-full"
        >
          <h2 id="stock-title" className="pb-2 text-panel">
            Low in stock
          </h2>
          <LowStockTable products={lowStock} />
        </section>
      </div>
    </>
  );
}
