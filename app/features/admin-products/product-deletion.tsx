import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffProduct } from '~/domain/catalogue/staff-product';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { Badge } from '~/ui/data/badge';

/** R-PRODUCT-12: deletes a draft. A product in the shop is unpublished first. */
export function DeleteProduct({ product: { id, version } }: { product: StaffProduct }) {
  return (
    <ConfirmForm
      action={adminPaths.product(id)}
      intent="state"
      fields={{ version: String(version), state: 'deleted' }}
      label="Delete"
      confirm="Delete the product"
      variant="danger"
    >
      It leaves the list of products, the stock count and the CSV file. Orders, invoices and the books still
      have it. It can be restored as a draft.
    </ConfirmForm>
  );
}

/** The name of a deleted product, and the step that restores it. */
export function DeletedProductHeader({ product: { id, version, form } }: { product: StaffProduct }) {
  return (
    <ToolHeader
      title={form.name}
      text={
        <>
          <Badge tone="danger">deleted</Badge> It is in no list, and cannot be changed until it is restored.
        </>
      }
    >
      <ToolLink href={adminPaths.products('state=deleted')}>All deleted products</ToolLink>
      <form method="post" action={adminPaths.product(id)} data-send-once="">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state" value="draft" />
        <ToolSubmit intent="state" variant="loud">
          Restore as a draft
        </ToolSubmit>
      </form>
    </ToolHeader>
  );
}
