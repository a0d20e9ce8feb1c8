import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { applyImportSchema } from '~/domain/catalogue/product-csv';
import { ImportForm } from '~/features/admin-products/import-form';
import { ImportPlanView } from '~/features/admin-products/import-plan';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/import-products-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = () => createNoindexMeta('Import products');

const ISSUES = {
  empty: 'Please choose a file, or paste its rows.',
  'no-csv': 'This could not be read as CSV. Save the table as CSV, not as XLS or PDF.',
  'too-long': 'This file is too long. Please send at most 5,000 products at once.',
  'no-id': 'The first row has to name the columns. One is “id”, like in the export.',
  'unknown-columns': 'The export has no columns with these names:',
  'repeated-columns': 'The first row names these columns more than once:',
} as const;

/** The file of the form, or else the pasted text. */
async function readCsv(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file.text();
  const text = form.get('csv');
  return typeof text === 'string' ? text : '';
}

/** Says what an import would do, or does exactly that. */
export async function action({ request, context }: Route.ActionArgs) {
  const { productManagement } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const csv = await readCsv(form);
  const isApplied = form.get('intent') === 'apply';
  const { data: checked } = applyImportSchema.safeParse({ hash: form.get('hash') });
  const result =
    isApplied && checked
      ? await productManagement.applyImport(actor, { csv, hash: checked.hash })
      : await productManagement.planImport(actor, csv);
  if ('plan' in result) {
    const status = result.kind === 'refused' || result.kind === 'changed' ? 409 : 200;
    return data({ ...result, csv }, { status });
  }
  const columns = 'columns' in result ? ` ${result.columns.join(', ')}.` : '';
  return data({ kind: 'issue', issue: ISSUES[result.kind] + columns, csv } as const, { status: 400 });
}

export default function ImportProductsPage({ actionData }: Route.ComponentProps) {
  const plan = actionData && actionData.kind !== 'issue' ? actionData.plan : undefined;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <ToolHeader
        title="Import products"
        text="First you see what the file would change. Nothing is changed until you confirm."
        className="pb-0!"
      >
        <ToolLink href={adminPaths.products()}>All products</ToolLink>
      </ToolHeader>
      {actionData?.kind === 'applied' && (
        <ToolAlert
          tone="success"
          role="status"
          title={`Imported: ${actionData.plan.changes.length} of ${actionData.plan.changes.length + actionData.plan.unchanged} products.`}
        />
      )}
      {actionData?.kind === 'changed' && (
        <ToolAlert tone="warning" role="alert" title="Products were changed in the meantime">
          Nothing was imported. Below is what the file would change now.
        </ToolAlert>
      )}
      {plan && actionData && actionData.kind !== 'applied' && (
        <ImportPlanView plan={plan} csv={actionData.csv} />
      )}
      <ImportForm
        issue={actionData?.kind === 'issue' ? actionData.issue : undefined}
        csv={actionData?.kind === 'issue' ? actionData.csv : undefined}
        hasResult={plan !== undefined}
      />
    </div>
  );
}
