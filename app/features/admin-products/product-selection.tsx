import { adminPaths } from '~/content/admin/admin-paths';
import type { SelectionResult } from '~/domain/catalogue/product-selection';
import type { ProductState } from '~/domain/catalogue/staff-product-query';
import { pluralise } from '~/domain/text/pluralise';
import { type SelectionAction, SelectionBar, SelectionButtons } from '~/sections/admin/selection';
import { ToolAlert } from '~/sections/admin/tool-alert';

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

interface ResultTexts {
  one: string;
  many: string;
  /** Of the link to the products that have the state. */
  link: string;
}

const RESULTS: Readonly<Record<ProductState, ResultTexts>> = {
  published: {
    one: 'is in the shop now',
    many: 'are in the shop now',
    link: 'Open the products in the shop',
  },
  draft: {
    one: 'is a draft now, not in the shop',
    many: 'are drafts now, not in the shop',
    link: 'Open the drafts',
  },
  deleted: { one: 'is deleted', many: 'are deleted', link: 'Open the deleted products' },
};

const LINK = 'underline underline-offset-4';

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
  const { one, many, link } = RESULTS[state];
  return (
    <ToolAlert
      tone={unchanged.length > 0 ? 'warning' : 'success'}
      role="status"
      title={`${pluralise(changed, 'product')} ${changed === 1 ? one : many}.`}
      className="mb-2.5"
    >
      {changed > 0 && (
        <a href={adminPaths.products(`state=${state}`)} className={LINK}>
          {link}
        </a>
      )}
      {unchanged.length > 0 && (
        <p>
          These were not changed, because {REASONS[state]}:{' '}
          {unchanged.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={adminPaths.product(id)} className={LINK}>
                {id}
              </a>
            </span>
          ))}
        </p>
      )}
    </ToolAlert>
  );
}
