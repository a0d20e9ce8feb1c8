import { type SubmissionResult, useForm } from '@conform-to/react';
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
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { type ToolFieldState, ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { site } from '~site';

/** In the order of the page. */
const NAMES = ['text', 'link', 'linkLabel', 'startsAt', 'endsAt', 'pages', 'tone'] as const;
type FieldName = (typeof NAMES)[number];

function toValues(announcement: StoredAnnouncement | undefined): Record<FieldName, string> {
  const { text = '', link, tone = 'info', pages = 'all', startsAt, endsAt } = announcement ?? {};
  const toText = (moment: Date | undefined) =>
    moment ? toLocalTime(moment, site.openingHours.timeZone) : '';
  return {
    ...{ text, tone, pages, link: link?.path ?? '', linkLabel: link?.label ?? '' },
    ...{ startsAt: toText(startsAt), endsAt: toText(endsAt) },
  };
}

interface AnnouncementFieldsProps {
  action: string;
  /** The stored one. Absent for a new one. */
  announcement?: StoredAnnouncement;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-ANNOUNCEMENT-1: what an announcement says, where its link leads, when and where it is shown. */
export function AnnouncementFields(props: AnnouncementFieldsProps) {
  const { action, announcement, lastResult, submitLabel } = props;
  const [form, fields] = useForm<Record<FieldName, string>, unknown, string[]>({
    id: 'announcement',
    lastResult: lastResult ?? null,
    defaultValue: toValues(announcement),
  });
  const firstInvalid = NAMES.find((name) => fields[name].errors);
  const field = (name: FieldName): ToolFieldState => {
    const { initialValue, errors } = fields[name];
    const id = `announcement-${name}`;
    return { id, name, value: initialValue, errors, autoFocus: name === firstInvalid };
  };
  return (
    <ToolForm action={action} version={announcement?.version ?? 0} errors={form.errors}>
      <ToolInput
        field={field('text')}
        label="Text"
        hint={`One short sentence, ${MAX_ANNOUNCEMENT_TEXT} characters at most.`}
        maxLength={MAX_ANNOUNCEMENT_TEXT}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ToolInput
          field={field('link')}
          label="Link"
          hint="A path of this site, like /shop."
          maxLength={MAX_ANNOUNCEMENT_LINK}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          optional
        />
        <ToolInput
          field={field('linkLabel')}
          label="Words of the link"
          hint="Needed with a link."
          maxLength={MAX_LINK_LABEL}
          autoComplete="off"
          optional="unmarked"
        />
        <ToolInput
          field={field('startsAt')}
          label="From"
          hint="In the time of the company."
          type="datetime-local"
        />
        <ToolInput field={field('endsAt')} label="To" type="datetime-local" />
        <ToolSelect
          field={field('pages')}
          label="Pages"
          options={ANNOUNCEMENT_PAGES.map((value) => ({ value, label: ANNOUNCEMENT_PAGES_LABELS[value] }))}
        />
        <ToolSelect
          field={field('tone')}
          label="Tone"
          options={ANNOUNCEMENT_TONES.map((value) => ({ value, label: ANNOUNCEMENT_TONE_LABELS[value] }))}
        />
      </div>
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
