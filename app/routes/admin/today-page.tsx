import { Figures } from '~/features/admin-today/figures';
import { LowStockTable } from '~/features/admin-today/low-stock-table';
import { ThirtyDays } from '~/features/admin-today/thirty-days';
import { describeTodos, TodoList } from '~/features/admin-today/todo-list';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { site } from '~site';
import type { Route } from './+types/today-page';

export const meta = () => createNoindexMeta('Today');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(services).dashboard.readDashboard(context.get(signedIn));
}

const heading = new Intl.DateTimeFormat(site.language, {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: site.openingHours.timeZone },
});

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { now, todos, days, lowStock } = loaderData;
  return (
    <>
      <header className="pt-3 pb-4">
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em]">{heading.format(now)}</h1>
        <p className="mt-1 text-muted">{describeTodos(todos, now)}</p>
      </header>
      <Figures {...loaderData} />
      <div className="mt-grout grid gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-grout xl:grid-rows-[auto_1fr]">
          <section aria-labelledby="todo-title" className="rounded-tile bg-surface p-2 lg:px-2.5 lg:py-4.5">
            <h2 id="todo-title" className="px-2 pb-2 text-[1.125rem] max-lg:pt-2">
              To do
            </h2>
            <TodoList todos={todos} now={now} />
          </section>
          <section aria-labelledby="stock-title" className="rounded-tile bg-surface p-4 lg:p-4.5">
            <h2 id="stock-title" className="pb-2 text-[1.125rem]">
              Low in stock
            </h2>
            <LowStockTable products={lowStock} />
          </section>
        </div>
        <section className="rounded-tile bg-surface p-4 lg:p-4.5">
          <ThirtyDays days={days} />
        </section>
      </div>
    </>
  );
}
