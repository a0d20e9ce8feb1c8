import type { SubmissionResult } from '@conform-to/react';
import type { EditionChoice } from '~/domain/newsletter/edition';
import { EDITION_LIMITS } from '~/domain/newsletter/edition-form-schema';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { EditionArticles } from './edition-articles';

interface EditionFormProps {
  action: string;
  values: { subject: string; introduction: string };
  /** Slugs, in the order of the email. */
  articles: readonly string[];
  choices: readonly EditionChoice[];
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-NEWSLETTER-1: what subscribers get. Enter saves: without the first button it would move an article. */
export function EditionForm(props: EditionFormProps) {
  const { action, values, articles, choices, version, lastResult, submitLabel } = props;
  const { subject, introduction } = values;
  const { fields, errors } = useToolFields({
    id: 'edition',
    names: ['subject', 'introduction', 'articles'],
    lastResult,
    values: { subject, introduction, articles: undefined },
  });
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={errors} asksBeforeLeaving>
      <button type="submit" name="intent" value="save" hidden>
        {submitLabel}
      </button>
      <ToolInput
        field={fields.subject}
        label="Subject"
        hint="Also the heading of the email."
        maxLength={EDITION_LIMITS.subject}
        autoComplete="off"
      />
      <ToolTextarea
        field={fields.introduction}
        label="Introduction"
        hint="Above the articles. An empty line begins a paragraph; inboxes show its first line beside the subject."
        maxLength={EDITION_LIMITS.introduction}
        minHeight="min-h-28!"
        spellCheck
        optional
      />
      <EditionArticles articles={articles} choices={choices} errors={fields.articles.errors} />
      <ToolSubmit intent="save" variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
