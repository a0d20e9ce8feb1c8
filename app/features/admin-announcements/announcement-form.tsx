import type { SubmissionResult } from '@conform-to/react';
import { ANNOUNCEMENT_PAGES_LABELS, ANNOUNCEMENT_TONE_LABELS } from '~/content/admin/announcement-texts';
import {
  ANNOUNCEMENT_PAGES,
  ANNOUNCEMENT_TONES,
  type StoredAnnouncement,
} from '~/domain/announcements/announcement';
import {
  MAX_ANNOUNCEMENT_LINK,
  MAX_ANNOUNCEMENT_TEXT,
  MAX_LINK_LABEL,
} from '~/domain/announcements/announcement-form-schema';
import { toLocalTime } from '~/domain/time/wall-clock';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { site } from '~site';

/** In the order of the page. */
const NAMES = ['text', 'link', 'linkLabel', 'startsAt', 'endsAt', 'pages', 'tone'] as const;
type FieldName = (typeof NAMES)[number];

function toValues(announcement: StoredAnnouncement | undefined): Record<FieldName, string> {
  const { text = '', link, tone = 'info', pages = 'all', startsAt, endsAt } = announcement ?? {};
  const toText = (moment: Date | undefined) =>
    moment ? toLocalTime(moment, site.openingHours.timeZone) : '';
  return {
    text,
    tone,
    pages,
    link: link?.path ?? '',
    linkLabel: link?.label ?? '',
    startsAt: toText(startsAt),
    endsAt: toText(endsAt),
  };
}

interface AnnouncementFormProps {
  action: string;
  /** The stored one. Absent for a new one. */
  announcement?: StoredAnnouncement;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-ANNOUNCEMENT-1: what an announcement says, where its link leads, when and where it is shown. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { action, announcement, lastResult, submitLabel } = props;
  const { fields, errors } = useToolFields({
    id: 'announcement',
    names: NAMES,
    values: toValues(announcement),
    lastResult,
  });
  return (
    <ToolForm
      action={action}
      version={getFormVersion(announcement?.version ?? 0, lastResult)}
      errors={errors}
    >
      <ToolInput
        field={fields.text}
        label="Text"
        hint={`One short sentence, ${MAX_ANNOUNCEMENT_TEXT} characters at most.`}
        maxLength={MAX_ANNOUNCEMENT_TEXT}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ToolInput
          field={fields.link}
          label="Link"
          hint="A path of this site, like /shop."
          maxLength={MAX_ANNOUNCEMENT_LINK}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          optional
        />
        <ToolInput
          field={fields.linkLabel}
          label="Link text"
          hint="Needed with a link."
          maxLength={MAX_LINK_LABEL}
          autoComplete="off"
          optional="unmarked"
        />
        <ToolInput field={fields.startsAt} label="From" hint="In Indian time." type="datetime-local" />
        <ToolInput field={fields.endsAt} label="To" type="datetime-local" />
        <ToolSelect
          field={fields.pages}
          label="Pages"
          options={ANNOUNCEMENT_PAGES.map((value) => ({ value, label: ANNOUNCEMENT_PAGES_LABELS[value] }))}
        />
        <ToolSelect
          field={fields.tone}
          label="Tone"
          options={ANNOUNCEMENT_TONES.map((value) => ({ value, label: ANNOUNCEMENT_TONE_LABELS[value] }))}
        />
      </div>
      <ToolSubmit intent="save" variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
