import type { SubmissionResult } from '@conform-to/react';
import type { ListedRole } from '~/content/careers/open-role';
import { describeRoleDates } from '~/features/careers/role-dates';
import { RoleApplication } from './role-application';
import { RoleColleagues } from './role-colleagues';
import { RoleDescription } from './role-description';
import { RoleEnded } from './role-ended';
import { RoleGoals } from './role-goals';
import { RoleHero } from './role-hero';
import { RolePayAndFacts } from './role-pay-and-facts';
import { RoleRequirements } from './role-requirements';
import { SimilarRoles } from './similar-roles';

interface RoleViewProps {
  role: ListedRole;
  /** The open roles without this one. */
  others: readonly ListedRole[];
  /** An ISO date. */
  today: string;
  /** Issues and values of a form that was not accepted. */
  lastResult?: SubmissionResult<string[]> | undefined;
}

/** A role with everything that an applicant wants to know. */
export function RoleView({ role, others, today, lastResult }: RoleViewProps) {
  const dates = describeRoleDates(role, today);
  return (
    <>
      <RoleHero role={role} stillOpenNote={dates.stillOpenNote} />
      <RolePayAndFacts role={role} others={others} dates={dates} />
      <RoleDescription role={role} />
      <RoleGoals role={role} />
      <RoleColleagues role={role} />
      <RoleRequirements role={role} />
      {role.ended ? (
        <RoleEnded ended={role.ended} lastResult={lastResult} />
      ) : (
        <RoleApplication role={role} deadlineText={dates.applySentence} lastResult={lastResult} />
      )}
      <SimilarRoles role={role} others={others} />
    </>
  );
}
