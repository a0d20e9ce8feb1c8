import type { SubmissionResult } from '@conform-to/react';
import { adminPaths } from '~/content/admin/admin-paths';
import { API_SCOPE_LABELS } from '~/content/admin/api-key-texts';
import { API_KEY_LIFETIMES, API_SCOPES, MAX_API_KEY_NAME } from '~/domain/api/api-key';
import { listSubmitted } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { ChoiceGroup } from '~/ui/forms/choice-group';

const HINTS: Partial<Record<(typeof API_SCOPES)[number], string>> = {
  contacts:
    'In orders and invoices, and with the PDFs of invoices. Only for programs that need them: the privacy notice then has to name who runs it.',
};

const OPTIONS = API_SCOPES.map((value) => ({ value, label: API_SCOPE_LABELS[value], hint: HINTS[value] }));

const LIFETIMES = [
  ...API_KEY_LIFETIMES.map((days) => ({
    value: String(days),
    label: days === 365 ? 'a year' : `${days} days`,
  })),
  { value: 'none', label: 'until it is deleted' },
];

/** R-API-1: for which program the key is, what it may read, and for how long. */
export function ApiKeyForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const { fields, errors } = useToolFields({
    id: 'api-key',
    names: ['name', 'scopes', 'lifetimeDays'],
    lastResult,
    values: { name: '', scopes: undefined, lifetimeDays: '365' },
  });
  const [scopesError] = fields.scopes.errors ?? [];
  return (
    <ToolForm action={adminPaths.newApiKey()} errors={errors}>
      <ToolInput
        field={fields.name}
        label="Name"
        hint="Of the program, like “Accounting” or “Stock display”."
        maxLength={MAX_API_KEY_NAME}
        autoComplete="off"
      />
      <ChoiceGroup
        id="api-key-scopes"
        name="scopes"
        legend="It may read"
        selection="multiple"
        options={OPTIONS}
        defaultValue={listSubmitted(lastResult, 'scopes') ?? []}
        autoFocus={fields.scopes.autoFocus ?? false}
        {...(scopesError && { error: scopesError })}
      />
      <ToolSelect
        field={fields.lifetimeDays}
        label="Valid for"
        hint="Then the program needs a new key."
        options={LIFETIMES}
        className="max-w-64"
      />
      <ToolSubmit variant="loud" className="justify-self-start">
        Add the key
      </ToolSubmit>
    </ToolForm>
  );
}
