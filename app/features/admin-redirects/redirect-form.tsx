import type { SubmissionResult } from '@conform-to/react';
import { REDIRECT_STATUS_LABELS } from '~/content/admin/redirect-texts';
import {
  MAX_REDIRECT_NOTE,
  MAX_REDIRECT_URL,
  REDIRECT_STATUSES,
  type StoredRedirect,
} from '~/domain/site/stored-redirect';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';

interface RedirectFormProps {
  action: string;
  /** The stored one, or the first values of a new one. */
  redirect?: Partial<StoredRedirect>;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-REDIRECT-1: where a redirect begins, where it leads and how it answers. */
export function RedirectForm({ action, redirect = {}, lastResult, submitLabel }: RedirectFormProps) {
  const { from = '', target = '', status = '301', note = '', version = 0 } = redirect;
  const { fields, errors } = useToolFields({
    id: 'redirect',
    names: ['from', 'target', 'status', 'note'],
    lastResult,
    values: { from, target, status, note },
  });
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={errors}>
      <ToolInput
        field={fields.from}
        label="From the path"
        hint="Like /old-page. Capitals and a slash at the end do not matter."
        maxLength={MAX_REDIRECT_URL}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToolInput
        field={fields.target}
        label="To"
        hint="A path of this site, or an https URL of the company. Empty for a path that is gone."
        maxLength={MAX_REDIRECT_URL}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional="unmarked"
      />
      <ToolSelect
        field={fields.status}
        label="Answer"
        options={REDIRECT_STATUSES.map((value) => ({ value, label: REDIRECT_STATUS_LABELS[value] }))}
      />
      <ToolInput
        field={fields.note}
        label="Note"
        hint="Why it exists. Only staff see it."
        maxLength={MAX_REDIRECT_NOTE}
        autoComplete="off"
        optional
      />
      <ToolSubmit intent="save" variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
