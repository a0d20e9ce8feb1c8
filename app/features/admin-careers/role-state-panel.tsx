import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_STATE_LABELS, ROLE_STEP_LABELS } from '~/content/admin/role-texts';
import type { ListedRole } from '~/content/careers/open-role';
import { listRoleSteps, type RoleState, type RoleStep } from '~/domain/careers/role-state';
import { paths } from '~/paths';
import { ConfirmForm, DeleteForm } from '~/sections/admin/confirm-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { formatDate } from '~/sections/format/format-date';
import { ScheduleRoleForm } from './schedule-role-form';

/** "until 22 January 2027", "on 3 March 2027", "for 1 March 2027". Empty for a draft. */
export function describeRoleDay(
  state: RoleState,
  { ended, untilFilled, deadline, postedOn }: ListedRole,
): string {
  if (state === 'draft') return '';
  if (state === 'scheduled') return `for ${formatDate(postedOn)}`;
  if (ended) return `on ${formatDate(ended.on)}`;
  return `until ${untilFilled ? 'it is filled' : formatDate(deadline)}`;
}

/** "Open until 22 January 2027", "Filled on 3 March 2027", "Scheduled for 1 March 2027". */
const describeRoleState = (state: RoleState, role: ListedRole): string =>
  `${ROLE_STATE_LABELS[state]} ${describeRoleDay(state, role)}`.trim();

interface RoleStatePanelProps {
  id: string;
  state: RoleState;
  role: ListedRole;
  source: 'repository' | 'changed' | 'back-office';
  version: number;
  /** Who changed it last, and when. */
  changedText: string | undefined;
  /** Why the day of the publication was not accepted, with the typed day. */
  dayError?: { value: string; message: string } | undefined;
}

const STATE_TEXTS: Readonly<Record<RoleState, string>> = {
  draft: 'Only staff can read it.',
  scheduled: 'Only staff can read it until then.',
  open: 'Everybody can read it and apply. What you save is on the site at once.',
  closed: 'It is no longer in the list. Its page says that it is closed, and takes no applications.',
  filled: 'It is no longer in the list. Its page says that it is filled, and takes no applications.',
};

/** `schedule` has a form of its own. */
const STEP_TEXTS: Readonly<Record<Exclude<RoleStep, 'schedule'>, string>> = {
  publish: 'The role appears on the careers page, in the search and in the site map at once.',
  unschedule: 'The role will not be published by itself.',
  close: 'The page says so at once. The applications are anonymised six months later.',
  fill: 'The page says so at once. The applications of everybody who was not hired are anonymised six months later.',
  reopen: 'People can apply again at once. Applications are stored until the role ends again.',
};

/** The state of a role, with the buttons that change it. */
export function RoleStatePanel(props: RoleStatePanelProps) {
  const { id, state, role, source, version, changedText, dayError } = props;
  const steps = listRoleSteps(state);
  const form = { action: adminPaths.role(id), fields: { version: String(version) } };
  return (
    <section aria-labelledby="state-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div className="grid gap-1">
        <h2 id="state-title" className="text-panel">
          {describeRoleState(state, role)}
        </h2>
        <p className="text-muted">{STATE_TEXTS[state]}</p>
        {changedText && <p className="text-xs text-muted">{changedText}</p>}
      </div>
      <p className="flex flex-wrap gap-grout">
        <ToolLink href={adminPaths.rolePreview(id)}>Preview</ToolLink>
        {state !== 'draft' && state !== 'scheduled' && (
          <ToolLink href={paths.role(id)}>Open the page</ToolLink>
        )}
      </p>
      <div className="grid justify-items-start gap-2">
        {steps.map((step) =>
          step === 'schedule' ? (
            <ScheduleRoleForm key={step} id={id} version={version} dayError={dayError} />
          ) : (
            <ConfirmForm
              key={step}
              {...form}
              intent={step}
              label={ROLE_STEP_LABELS[step]}
              confirm={ROLE_STEP_LABELS[step]}
              variant={step === 'publish' ? 'loud' : step === 'close' ? 'danger' : 'quiet'}
            >
              {STEP_TEXTS[step]}
            </ConfirmForm>
          ),
        )}
        {state === 'draft' && (
          <DeleteForm action={form.action} noun="draft" version={version}>
            Only staff have seen it. This cannot be undone.
          </DeleteForm>
        )}
        {source === 'changed' && (
          <ConfirmForm
            {...form}
            intent="restore"
            label="Back to the original texts"
            confirm="Use the original texts"
          >
            The page shows the original texts again. What staff wrote here is deleted.
          </ConfirmForm>
        )}
      </div>
    </section>
  );
}
