import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { categoryFormSchema } from '~/domain/catalogue/category-form-schema';
import { CategoryForm } from '~/features/admin-products/category-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-category-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = () => createNoindexMeta('New category');

/** A new category begins as the last one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { productManagement } = context.get(services);
  const categories = await productManagement.listStaffCategories(context.get(signedIn));
  return { position: Math.max(-1, ...categories.map(({ position }) => position)) + 1 };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: categoryFormSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { productManagement } = context.get(services);
  const result = await productManagement.createCategory(context.get(signedIn), submission.value);
  if (result.kind === 'created') throw redirect(adminPaths.category(result.id, 'done=created'), 303);
  const fieldErrors = { name: ['There is a category with this name.'] };
  return data(submission.reply({ fieldErrors }), { status: 409 });
}

export default function NewCategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <ToolHeader title="New category" text="The shop shows it as soon as a product of it is published.">
        <ToolLink href={adminPaths.categories()}>All categories</ToolLink>
      </ToolHeader>
      <CategoryForm
        action={adminPaths.newCategory()}
        category={loaderData}
        lastResult={actionData}
        submitLabel="Create the category"
      />
    </div>
  );
}
