import { adminPaths } from '~/content/admin/admin-paths';
import { parseStaffProductQuery } from '~/domain/catalogue/staff-product-query';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { ProductFilters } from '~/features/admin-products/product-filters';
import { ProductList } from '~/features/admin-products/product-list';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Icon } from '~/ui/icons/icon';
import type { Route } from './+types/products-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = () => createNoindexMeta('Products');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { productManagement, catalogue } = context.get(services);
  const query = parseStaffProductQuery(url.searchParams);
  const [list, categories] = await Promise.all([
    productManagement.listProducts(context.get(signedIn), query),
    catalogue.listCategories(),
  ]);
  return { query, list, categories };
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { query, list, categories } = loaderData;
  return (
    <>
      <ToolHeader title="Products">
        <a href={adminPaths.productsExport()} download className={getToolButtonClasses('quiet')}>
          <Icon name="download" size={14} />
          Export
          <span className="sr-only"> all products as CSV</span>
        </a>
        <ToolLink href={adminPaths.productsImport()}>
          <Icon name="upload" size={14} />
          Import
        </ToolLink>
        <ToolLink href={adminPaths.stockCount()}>Count the stock</ToolLink>
        <ToolLink href={adminPaths.categories()}>Categories</ToolLink>
        <a
          href={adminPaths.newProduct()}
          {...{ [ADMIN_ATTRIBUTES.key]: 'n' }}
          className={getToolButtonClasses('loud')}
        >
          New product
        </a>
      </ToolHeader>
      <ProductFilters query={query} categories={categories} />
      <ProductList query={query} list={list} />
    </>
  );
}
