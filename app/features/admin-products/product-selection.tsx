import { adminPaths } from '~/content/admin/admin-paths';
import type { SelectionResult } from '~/domain/catalogue/product-selection';
import type { ProductState } from '~/domain/catalogue/staff-product-query';
import { pluralise } from '~/domain/text/pluralise';
import { type SelectionAction, SelectionBar, SelectionButtons } from '~/sections/admin/selection';
import { ToolLink } from '~/sections/admin/tool-button';
import { Alert } from '~/ui/feedback/alert';

type StateAction = SelectionAction<ProductState>;

const PUBLISH: StateAction = { value: 'published', label: 'Publish', key: 'p' };
const UNPUBLISH: StateAction = { value: 'draft', label: 'Unpublish', key: 'u' };
const DELETE: StateAction = { value: 'deleted', label: 'Delete', key: 'd' };
const RESTORE: StateAction = { value: 'draft', label: 'Restore as drafts', key: 'r' };

const ACTIONS: Readonly<Record<ProductState, readonly StateAction[]>> = {
  draft: [PUBLISH, DELETE],
  published: [UNPUBLISH],
  deleted: [RESTORE],
};

interface ProductBarProps {
  /** Of the filter. */
  state: ProductState | undefined;
  isOnePage: boolean;
}

/** What can be done with all selected products (R-PRODUCT-14). */
export function ProductBar({ state, isOnePage }: ProductBarProps) {
  return (
    <SelectionBar noun="products" isOnePage={isOnePage}>
      <SelectionButtons name="state" actions={state ? ACTIONS[state] : [PUBLISH, UNPUBLISH]} />
    </SelectionBar>
  );
}

const RESULTS: Readonly<Record<ProductState, { one: string; many: string }>> = {
  published: { one: 'is in the shop now', many: 'are in the shop now' },
  draft: { one: 'is a draft now, not in the shop', many: 'are drafts now, not in the shop' },
  deleted: { one: 'is deleted', many: 'are deleted' },
};

/** Why products stay as they are. */
const REASONS: Readonly<Record<ProductState, string>> = {
  published: 'they have no category or no picture, or a colleague changed them meanwhile',
  draft: 'a colleague changed them meanwhile',
  deleted: 'they are in the shop, or a colleague changed them meanwhile',
};

/** Says how many products were changed, and which were not. */
export function SelectionAlert({ result }: { result: SelectionResult | undefined }) {
  if (!result) return null;
  const { state, changed, unchanged } = result;
  return (
    <Alert
      tone={unchanged.length > 0 ? 'warning' : 'success'}
      role="status"
      title={`${pluralise(changed, 'product')} ${RESULTS[state][changed === 1 ? 'one' : 'many']}.`}
      className="mb-2.5"
      action={
        state === 'deleted' &&
        changed > 0 && <ToolLink href={adminPaths.products('state=deleted')}>Deleted products</ToolLink>
      }
    >
      {unchanged.length > 0 && (
        <p>
          These were not changed, because {REASONS[state]}:{' '}
          {unchanged.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={adminPaths.product(id)} className="underline underline-offset-4">
                {id}
              </a>
            </span>
          ))}
        </p>
      )}
    </Alert>
  );
}
