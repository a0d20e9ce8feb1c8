import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_STEP_LABELS } from '~/content/admin/role-texts';
import type { ListedRole } from '~/content/careers/open-role';
import { listRoleSteps, type RoleState, type RoleStep } from '~/domain/careers/role-state';
import { paths } from '~/paths';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { describeRoleState } from './describe-role-state';

interface RoleStatePanelProps {
  id: string;
  state: RoleState;
  role: ListedRole;
  source: 'repository' | 'changed' | 'back-office';
  version: number;
  /** Who changed it last, and when. */
  changedText: string | undefined;
}

const STATE_TEXTS: Readonly<Record<RoleState, string>> = {
  draft: 'Only staff can read it.',
  open: 'Everybody can read it and apply. What you save is on the site at once.',
  closed: 'Its page stays and says that it is closed. It is not in the list, and has no form.',
  filled: 'Its page stays and says that it was filled. It is not in the list, and has no form.',
};

const STEP_TEXTS: Readonly<Record<RoleStep, string>> = {
  publish: 'The role appears on the careers page, in the search and in the site map at once.',
  close: 'The page says so at once. The applications are anonymised six months later.',
  fill: 'The page says so at once. The applications of all who were not hired are anonymised six months later.',
  reopen: 'The form is back at once. Applications stay until the role has ended again.',
};

/** The state of a role, with the buttons that change it. */
export function RoleStatePanel({ id, state, role, source, version, changedText }: RoleStatePanelProps) {
  const form = { action: adminPaths.role(id), fields: { version: String(version) } };
  return (
    <section aria-labelledby="state-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div className="grid gap-1">
        <h2 id="state-title" className="text-[1.125rem]">
          {describeRoleState(state, role)}
        </h2>
        <p className="text-muted">{STATE_TEXTS[state]}</p>
        {changedText && <p className="text-xs text-muted">{changedText}</p>}
      </div>
      <p className="flex flex-wrap gap-grout">
        <a href={adminPaths.rolePreview(id)} className={toolButtonClasses('quiet')}>
          Preview
        </a>
        {state !== 'draft' && (
          <a href={paths.role(id)} className={toolButtonClasses('quiet')}>
            Open the page
          </a>
        )}
      </p>
      <div className="grid justify-items-start gap-grout">
        {listRoleSteps(state).map((step) => (
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
        ))}
        {state === 'draft' && (
          <ConfirmForm
            {...form}
            intent="delete"
            label="Delete the draft"
            confirm="Delete it"
            variant="danger"
          >
            Nobody but staff has seen it. It cannot be brought back.
          </ConfirmForm>
        )}
        {source === 'changed' && (
          <ConfirmForm {...form} intent="restore" label="Original texts" confirm="Show them again">
            What staff wrote here is given up. The page shows the original texts, and follows them from now
            on.
          </ConfirmForm>
        )}
      </div>
    </section>
  );
}
