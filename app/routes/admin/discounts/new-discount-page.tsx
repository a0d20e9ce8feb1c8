import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { DiscountForm } from '~/features/admin-discounts/discount-form';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-discount-page';
import { saveDiscount } from './save-discount.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('discounts.manage')];

export const meta = () => createNoindexMeta('New discount code');

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await context.get(services).catalogue.listCategories() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { discountManagement } = context.get(services);
  const actor = context.get(signedIn);
  const result = await saveDiscount(await readForm(request), (values) =>
    discountManagement.createCode(actor, values),
  );
  if (result.kind === 'rejected') return data(result.lastResult, { status: result.status });
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  throw redirect(adminPaths.discount(result.id, 'done=created'), 303);
}

export default function NewDiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <ToolHeader title="New code" text="It is valid as soon as it is saved, or from its first day." />
      <DiscountForm
        action={adminPaths.newDiscount()}
        categories={loaderData.categories}
        lastResult={actionData}
        submitLabel="Create the code"
      />
    </div>
  );
}
