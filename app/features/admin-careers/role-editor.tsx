import type { SubmissionResult } from '@conform-to/react';
import { ROLE_FIELD_LABELS, VACANCY_CAUSE_LABELS } from '~/content/admin/role-texts';
import { roleKindLabels } from '~/content/careers/open-roles';
import { offices } from '~/content/company/company';
import { teamMembers, teams } from '~/content/company/team';
import { COVER_KINDS } from '~/content/journal/article';
import { ROLE_FIELDS, type RoleField, type RoleValues } from '~/domain/careers/role-form-values';
import { ROLE_KINDS, VACANCY_CAUSES } from '~/domain/careers/role-terms';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { SAVE_BAR_FORM, SaveBar } from '~/sections/admin/save-bar';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { ROLE_FORM_PARTS, RoleFormPart } from './role-form-part';

interface RoleEditorProps {
  action: string;
  values: RoleValues;
  version: number;
  isNew: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

const CHOOSE = { value: '', label: 'Choose' };
const TEAMS = [CHOOSE, ...teams.map(({ id, name }) => ({ value: id, label: name }))];
const CITIES = [CHOOSE, ...offices.map(({ city }) => ({ value: city, label: city }))];
const KINDS = ROLE_KINDS.map((value) => ({ value, label: roleKindLabels[value] }));
const CAUSES = VACANCY_CAUSES.map((value) => ({ value, label: VACANCY_CAUSE_LABELS[value] }));
const COVERS = COVER_KINDS.map((value) => ({ value, label: value }));
const PEOPLE = teamMembers.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
const OPTIONAL_PEOPLE = [CHOOSE, ...PEOPLE];
const NOBODY = [{ value: '', label: 'Nobody' }, ...PEOPLE];

const COLUMNS = 'grid items-start gap-4 sm:grid-cols-2';
const THREE_COLUMNS = 'grid items-start gap-4 sm:grid-cols-3';

/** The fields of the parts that are closed at first. */
const PART_FIELDS = {
  'role-terms': ['teamId', 'city', 'kind', 'months', 'hoursPerWeek'],
  'role-texts': [
    ...(['vacancyCause', 'vacancyText', 'about', 'responsibilities', 'requirements'] as const),
    ...(['goal30', 'goal60', 'goal90', 'notRequired', 'difficulty'] as const),
  ],
  'role-team': ['lead', 'colleague2', 'colleague3', 'colleague4', 'colleague5'],
  'role-question': ['applicationQuestion', 'coverKind', 'coverSeed'],
} as const satisfies Readonly<Record<string, readonly RoleField[]>>;

/**
 * R-CAREERS-6: the fields that change often first, the others in parts that open. All parts of a new role are open, and a part with an
 * invalid field.
 */
export function RoleEditor({ action, values, version, isNew, lastResult, submitLabel }: RoleEditorProps) {
  const { fields, errors } = useToolFields({ id: 'role', names: ROLE_FIELDS, values, lastResult });
  const named = (name: RoleField) => ({ field: fields[name], label: ROLE_FIELD_LABELS[name] });
  const toPart = (id: keyof typeof PART_FIELDS) => ({
    id,
    isOpen: isNew || PART_FIELDS[id].some((name) => (fields[name].errors?.length ?? 0) > 0),
  });
  const sentence = { maxLength: 300, rows: 2 };
  const lines = { rows: 6, minHeight: 'min-h-32', hint: 'One in each line.' };
  return (
    <ToolForm
      action={action}
      version={getFormVersion(version, lastResult)}
      errors={errors}
      className={SAVE_BAR_FORM}
    >
      <fieldset className="grid min-w-0 gap-4 border-0 p-0">
        <legend className="sr-only">Title, pay and days</legend>
        <ToolInput {...named('title')} maxLength={80} autoComplete="off" />
        <ToolTextarea {...named('summary')} {...sentence} hint="In lists and below the title." />
        <div className={COLUMNS}>
          <ToolInput
            {...named('payFrom')}
            hint="For a full-time year before tax, like 18 or 8.4."
            inputMode="decimal"
            autoComplete="off"
          />
          <ToolInput {...named('payTo')} inputMode="decimal" autoComplete="off" />
          <ToolInput
            {...named('deadline')}
            type="date"
            hint="The role closes after this day, unless it stays open until it is filled."
          />
          <ToolInput {...named('startsOn')} type="date" />
        </div>
        <label className="flex min-h-11 items-center gap-2 text-sm lg:min-h-9">
          <input
            type="checkbox"
            name="untilFilled"
            defaultChecked={fields.untilFilled.value === 'on'}
            className="size-5 shrink-0 accent-primary"
          />
          Stays open until it is filled. Applications are first read on the day above.
        </label>
      </fieldset>
      <RoleFormPart {...toPart('role-terms')}>
        <div className={COLUMNS}>
          <ToolSelect {...named('teamId')} options={TEAMS} />
          <ToolSelect {...named('city')} options={CITIES} />
          <ToolSelect {...named('kind')} options={KINDS} />
          <ToolInput
            {...named('months')}
            hint="Only for a fixed-term role or an internship."
            inputMode="numeric"
            autoComplete="off"
            optional="unmarked"
          />
          <ToolInput {...named('hoursPerWeek')} inputMode="numeric" autoComplete="off" />
        </div>
      </RoleFormPart>
      <RoleFormPart {...toPart('role-texts')}>
        <ToolSelect {...named('vacancyCause')} options={CAUSES} className="sm:max-w-72" />
        <ToolTextarea {...named('vacancyText')} maxLength={500} rows={2} />
        <ToolTextarea {...named('about')} maxLength={1000} rows={4} minHeight="min-h-24" />
        <div className={COLUMNS}>
          <ToolTextarea {...named('responsibilities')} {...lines} />
          <ToolTextarea {...named('requirements')} {...lines} />
        </div>
        <div className={THREE_COLUMNS}>
          <ToolTextarea {...named('goal30')} {...sentence} rows={4} />
          <ToolTextarea {...named('goal60')} {...sentence} rows={4} />
          <ToolTextarea {...named('goal90')} {...sentence} rows={4} />
        </div>
        <div className={COLUMNS}>
          <ToolTextarea {...named('notRequired')} {...lines} rows={3} minHeight="min-h-20" />
          <ToolTextarea {...named('difficulty')} maxLength={500} rows={4} />
        </div>
      </RoleFormPart>
      <RoleFormPart {...toPart('role-team')}>
        <div className={COLUMNS}>
          <ToolSelect {...named('lead')} options={OPTIONAL_PEOPLE} />
          <ToolSelect {...named('colleague2')} options={OPTIONAL_PEOPLE} />
          <ToolSelect {...named('colleague3')} options={NOBODY} optional />
          <ToolSelect {...named('colleague4')} options={NOBODY} optional />
          <ToolSelect {...named('colleague5')} options={NOBODY} optional />
        </div>
      </RoleFormPart>
      <RoleFormPart {...toPart('role-question')}>
        <ToolTextarea
          {...named('applicationQuestion')}
          {...sentence}
          hint="Applicants answer it instead of a covering letter."
        />
        <div className={COLUMNS}>
          <ToolSelect {...named('coverKind')} options={COVERS} />
          <ToolInput
            {...named('coverSeed')}
            hint="1 to 9999. Each number draws another picture."
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </RoleFormPart>
      <SaveBar parts={ROLE_FORM_PARTS}>
        <ToolSubmit intent="save" variant="loud">
          {submitLabel}
        </ToolSubmit>
      </SaveBar>
    </ToolForm>
  );
}
