import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatProductForm } from '~/domain/catalogue/product-form';
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

/** The product that the new one is a copy of. */
const getSource = (url: URL) => url.searchParams.get('from') || undefined;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { productManagement, catalogue } = context.get(services);
  const id = getSource(url);
  const [source, categories] = await Promise.all([
    id === undefined ? undefined : productManagement.getProduct(context.get(signedIn), id),
    catalogue.listCategories(),
  ]);
  if (source === null) throw data(null, { status: 404 });
  return { source, categories };
}

/** Creates a draft. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: productFormSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { productManagement } = context.get(services);
  const source = getSource(url);
  const result = await productManagement.createProduct(context.get(signedIn), submission.value, source);
  if (result.kind === 'unknown-source') throw data(null, { status: 404 });
  if (result.kind === 'created')
    throw redirect(adminPaths.product(result.id, source ? 'done=copied' : 'done=created'), 303);
  const [field, issue] =
    result.kind === 'taken'
      ? ['name', 'There are too many products with this name.']
      : ['categoryId', 'This category no longer exists.'];
  return data(submission.reply({ fieldErrors: { [field]: [issue] } }), { status: 409 });
}

export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { source, categories } = loaderData;
  return (
    <div className="max-w-2xl">
      <ToolHeader
        title={source ? `Copy of ${source.form.name}` : 'New product'}
        text={
          source
            ? 'It has the pictures and the texts of that product, but no stock and no sale. Change the name first: the address of its page comes from it.'
            : 'It begins as a draft that nobody else sees. Pictures and stock come in the next step.'
        }
      />
      <ProductForm
        action={adminPaths.newProduct(source?.id)}
        categories={categories}
        {...(source && { values: formatProductForm({ ...source.form, sale: undefined }) })}
        lastResult={actionData}
        submitLabel="Create the draft"
      />
    </div>
  );
}
