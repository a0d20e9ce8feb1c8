import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffProductList } from '~/domain/catalogue/staff-product';
import {
  isUnfilteredProductQuery,
  type ProductCursor,
  type StaffProductQuery,
  serialiseStaffProductQuery,
} from '~/domain/catalogue/staff-product-query';
import { PageLinks } from '~/sections/admin/page-links';
import { SelectAll } from '~/sections/admin/selection';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolEmpty, ToolTable } from '~/sections/admin/tool-table';
import { site } from '~site';
import { NOT_NARROW, ProductRow, WIDE } from './product-row';
import { ProductBar } from './product-selection';

const HEADS = [
  {
    label: 'Selection',
    content: <SelectAll label="Select all products of this page" />,
    className: 'px-0! lg:ps-1!',
  },
  { label: 'Product', className: 'ps-0!' },
  { label: 'Category', className: WIDE },
  { label: 'State', className: NOT_NARROW },
  { label: 'Stock', className: 'text-end!' },
  { label: `Price, ${site.currency.label}`, className: 'text-end!' },
];

interface ProductListProps {
  query: StaffProductQuery;
  list: StaffProductList;
}

/** A page of products, the newest first. */
export function ProductList({ query, list }: ProductListProps) {
  const toPath = (cursor: ProductCursor) =>
    adminPaths.products(serialiseStaffProductQuery({ ...query, cursor }).toString());
  if (list.products.length === 0) {
    return (
      <ToolEmpty
        title={isUnfilteredProductQuery(query) ? 'No products yet.' : 'No product fits these filters.'}
      >
        {isUnfilteredProductQuery(query) ? (
          <p className="text-muted">Write the first one, or import a file of them.</p>
        ) : (
          <ToolLink href={adminPaths.products()}>Clear the filters</ToolLink>
        )}
      </ToolEmpty>
    );
  }
  return (
    <form
      method="post"
      action={adminPaths.products(serialiseStaffProductQuery(query).toString())}
      data-send-once=""
    >
      <ToolTable caption="Products, the newest first" heads={HEADS}>
        {list.products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ToolTable>
      <ProductBar state={query.state} isOnePage={!list.older && !list.newer} />
      <PageLinks page={list} toPath={toPath} />
    </form>
  );
}
