import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import { parseOrderCursor, serialiseOrderCursor } from '~/domain/orders/order-cursor';
import { CustomerFacts } from '~/features/admin-customers/customer-facts';
import { CustomerReturns } from '~/features/admin-customers/customer-returns';
import { OrderTable } from '~/features/admin-orders/order-table';
import { ProjectTable } from '~/features/admin-projects/project-table';
import { PageLinks } from '~/sections/admin/page-links';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/customer-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.customer.summary.name || 'Customer');

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { accounts, orderManagement, projectManagement } = context.get(services);
  const customer = await orderManagement.getCustomer(actor, {
    number: params.number,
    cursor: parseOrderCursor(url.searchParams),
  });
  if (!customer) throw data(null, { status: 404 });
  const { email, hasAccount } = customer.summary;
  const projects = hasAccount ? await projectManagement.listOfMember(actor, email) : [];
  const personId = hasPermission(actor.user, 'users.manage')
    ? await accounts.findPerson(actor, email)
    : undefined;
  return { customer, projects, personId, number: params.number, now: new Date() };
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { customer, projects, personId, number, now } = loaderData;
  return (
    <>
      <ToolHeader title={customer.summary.name || 'No name'}>
        <ToolLink href={adminPaths.newOrder(new URLSearchParams({ customer: number }).toString())}>
          New order
        </ToolLink>
        {personId && <ToolLink href={adminPaths.person(personId)}>Account</ToolLink>}
        <ToolLink href={adminPaths.customers()}>All customers</ToolLink>
      </ToolHeader>
      <CustomerFacts customer={customer} now={now} />
      <section aria-labelledby="orders-title" className="mt-6">
        <h2 id="orders-title" className="text-panel max-lg:pb-2">
          Orders
        </h2>
        <OrderTable orders={customer.orders} search="" now={now} isSelectable={false} />
        <PageLinks
          page={customer}
          toPath={(cursor) =>
            adminPaths.customer(number, new URLSearchParams(serialiseOrderCursor(cursor)).toString())
          }
        />
      </section>
      {projects.length > 0 && (
        <section aria-labelledby="projects-title" className="mt-6">
          <h2 id="projects-title" className="text-panel max-lg:pb-2">
            Projects
          </h2>
          <ProjectTable rows={projects} now={now} />
        </section>
      )}
      <CustomerReturns returns={customer.returns} now={now} />
    </>
  );
}
