import { adminPaths } from '~/content/admin/admin-paths';
import { CategoryTable } from '~/features/admin-products/category-table';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/categories-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = () => createNoindexMeta('Categories');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { productManagement } = context.get(services);
  return {
    categories: await productManagement.listStaffCategories(context.get(signedIn)),
    isDeleted: url.searchParams.get('done') === 'deleted',
  };
}

export default function CategoriesPage({ loaderData: { categories, isDeleted } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <ToolHeader title="Categories" text="The shop shows those that have products, in this order.">
        <ToolLink href={adminPaths.products()}>All products</ToolLink>
        <ToolLink href={adminPaths.newCategory()} variant="loud">
          New category
        </ToolLink>
      </ToolHeader>
      {isDeleted && <DoneAlert message="The category is deleted." className="mb-2.5" />}
      {categories.length > 0 ? (
        <CategoryTable categories={categories} />
      ) : (
        <ToolEmpty title="No categories yet.">
          <p className="text-muted">A product needs one before it is published.</p>
        </ToolEmpty>
      )}
    </div>
  );
}
