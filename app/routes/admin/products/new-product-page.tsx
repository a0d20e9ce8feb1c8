import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { productFormSchema } from '~/domain/catalogue/product-form-schema';
import { ProductForm } from '~/features/admin-products/product-form';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-product-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = () => createNoindexMeta('New product');

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await context.get(services).catalogue.listCategories() };
}

/** Creates a draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: productFormSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { productManagement } = context.get(services);
  const result = await productManagement.createProduct(context.get(signedIn), submission.value);
  if (result.kind === 'created') throw redirect(adminPaths.product(result.id, 'done=created'), 303);
  const [field, issue] =
    result.kind === 'taken'
      ? ['name', 'There are too many products with this name.']
      : ['categoryId', 'This category no longer exists.'];
  return data(submission.reply({ fieldErrors: { [field]: [issue] } }), { status: 409 });
}

export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <ToolHeader
        title="New product"
        text="It begins as a draft that nobody else sees. Pictures and stock come in the next step."
      />
      <ProductForm
        action={adminPaths.newProduct()}
        categories={loaderData.categories}
        lastResult={actionData}
        submitLabel="Create the draft"
      />
    </div>
  );
}
