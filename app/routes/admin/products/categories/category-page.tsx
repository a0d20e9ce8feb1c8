import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findDoneMessage } from '~/domain/site/done-message';
import { pluralise } from '~/domain/text/pluralise';
import { CategoryForm } from '~/features/admin-products/category-form';
import { paths } from '~/paths';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/category-page';
import { submitCategoryForm } from './submit-category-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Category ${loaderData.category.name}` : 'Category');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES = {
  created: 'The category is created. Give it to products now.',
  saved: 'The category is changed.',
  unchanged: 'Nothing had changed, so nothing was saved.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { productManagement } = context.get(services);
  const category = await productManagement.getCategory(context.get(signedIn), params.id);
  if (!category) throw data(null, { status: 404 });
  return { category, doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams) };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { productManagement } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitCategoryForm(productManagement, context.get(signedIn), { id, form });
  if (outcome.kind === 'shown') return data(outcome, { status: outcome.status });
  const { done } = outcome;
  throw redirect(
    done === 'deleted' ? adminPaths.categories('done=deleted') : adminPaths.category(id, `done=${done}`),
    303,
  );
}

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { category, doneMessage } = loaderData;
  const { id, name, version, published, drafts } = category;
  return (
    <div className="max-w-2xl">
      <ToolHeader
        title={name}
        text={`${pluralise(published, 'product')} in the shop, ${pluralise(drafts, 'draft')}.`}
      >
        <ToolLink href={adminPaths.categories()}>All categories</ToolLink>
        <ToolLink href={adminPaths.products(new URLSearchParams({ category: id }).toString())}>
          Its products
        </ToolLink>
        {published > 0 && <ToolLink href={paths.shop.catalogue({ category: [id] })}>In the shop</ToolLink>}
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} className="mb-2.5" />}
      {actionData?.issue && (
        <ToolAlert tone="danger" role="alert" title={actionData.issue} className="mb-2.5" />
      )}
      <CategoryForm
        action={adminPaths.category(id)}
        category={category}
        lastResult={actionData?.lastResult}
        submitLabel="Save the changes"
      />
      <div className="mt-4">
        <DeleteForm action={adminPaths.category(id)} noun="category" version={version}>
          Only a category without products in the shop can be deleted. Its drafts lose it.
        </DeleteForm>
      </div>
    </div>
  );
}
