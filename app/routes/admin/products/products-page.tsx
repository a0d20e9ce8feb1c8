import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import {
  parseSelectionResult,
  productSelectionSchema,
  serialiseSelectionResult,
} from '~/domain/catalogue/product-selection';
import { parseStaffProductQuery, serialiseStaffProductQuery } from '~/domain/catalogue/staff-product-query';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { ProductFilters } from '~/features/admin-products/product-filters';
import { ProductList } from '~/features/admin-products/product-list';
import { SelectionAlert } from '~/features/admin-products/product-selection';
import { paths } from '~/paths';
import { DownloadLink } from '~/sections/admin/download-link';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
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
  return { query, list, categories, result: parseSelectionResult(url.searchParams) };
}

/** Gives the selected products a state. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { productManagement } = context.get(services);
  const submission = parseWithZod(await readForm(request), { schema: productSelectionSchema });
  if (submission.status !== 'success') {
    const [error] = Object.values(submission.error ?? {}).flat();
    return data({ error: error ?? 'Please load the page again.' }, { status: 400 });
  }
  const { state } = submission.value;
  const { changed, unchanged } = await productManagement.setManyStates(
    context.get(signedIn),
    submission.value,
  );
  const search = new URLSearchParams([
    ...serialiseStaffProductQuery(parseStaffProductQuery(url.searchParams)),
    ...serialiseSelectionResult({ state, changed: changed.length, unchanged }),
  ]);
  throw redirect(adminPaths.products(search.toString()), 303);
}

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list, categories, result } = loaderData;
  return (
    <>
      <ToolHeader title="Products">
        <DownloadLink href={adminPaths.productsExport()}>
          Export
          <span className="sr-only"> all products as CSV</span>
        </DownloadLink>
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
      {actionData ? (
        <ToolAlert tone="danger" role="alert" title={actionData.error} className="mb-2.5" />
      ) : (
        <SelectionAlert result={result} />
      )}
      <ProductList query={query} list={list} />
      <p className="mt-6 text-muted">
        Google Merchant Center and other shopping sites read the products in the shop from the{' '}
        <a href={paths.shop.productFeed()} className="underline underline-offset-4 hover:text-link">
          product feed
        </a>
        .
      </p>
    </>
  );
}
