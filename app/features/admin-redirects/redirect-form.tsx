import { type SubmissionResult, useForm } from '@conform-to/react';
import { REDIRECT_STATUS_LABELS } from '~/content/admin/redirect-texts';
import { MAX_REDIRECT_NOTE, MAX_REDIRECT_URL } from '~/domain/site/redirect-form-schema';
import { REDIRECT_STATUSES, type StoredRedirect } from '~/domain/site/stored-redirect';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { type ToolFieldState, ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';

/** In the order of the page. */
const NAMES = ['from', 'target', 'status', 'note'] as const;
type FieldName = (typeof NAMES)[number];

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
  const [form, fields] = useForm<Record<FieldName, string>, unknown, string[]>({
    id: 'redirect',
    lastResult: lastResult ?? null,
    defaultValue: { from, target, status, note },
  });
  const firstInvalid = NAMES.find((name) => fields[name].errors);
  const field = (name: FieldName): ToolFieldState => {
    const { initialValue, errors } = fields[name];
    return { id: `redirect-${name}`, name, value: initialValue, errors, autoFocus: name === firstInvalid };
  };
  return (
    <ToolForm action={action} version={version} errors={form.errors}>
      <ToolInput
        field={field('from')}
        label="From the path"
        hint="Like /old-page. Capitals and a slash at the end do not matter."
        maxLength={MAX_REDIRECT_URL}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToolInput
        field={field('target')}
        label="To"
        hint="A path of this site, or an https URL of the company. Empty for a path that is gone."
        maxLength={MAX_REDIRECT_URL}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional="unmarked"
      />
      <ToolSelect
        field={field('status')}
        label="Answer"
        options={REDIRECT_STATUSES.map((value) => ({ value, label: REDIRECT_STATUS_LABELS[value] }))}
      />
      <ToolInput
        field={field('note')}
        label="Note"
        hint="Why it exists. Only staff see it."
        maxLength={MAX_REDIRECT_NOTE}
        autoComplete="off"
        optional
      />
      <button
        type="submit"
        name="intent"
        value="save"
        className={toolButtonClasses('loud', 'justify-self-start')}
      >
        {submitLabel}
      </button>
    </ToolForm>
  );
}
