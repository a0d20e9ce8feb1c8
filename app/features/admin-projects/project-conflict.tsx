import { PROJECT_STATE_NAMES } from '~/content/admin/project-texts';
import { findTeamMember } from '~/content/company/team';
import type { ProjectEvent } from '~/domain/projects/project';
import type { ProjectInput } from '~/domain/projects/project-forms';
import { ConflictDifferences } from '~/sections/admin/conflict-alert';
import { formatDate } from '~/sections/format/format-date';
import { ProjectChangesAlert } from './project-changes-alert';

interface ProjectConflictProps {
  events: readonly ProjectEvent[];
  current: ProjectInput;
  /** What was sent. */
  mine: ProjectInput;
  now: Date;
}

const toTexts = ({ name, summary, state, startsOn, endsOn, contactId, showsHours }: ProjectInput) => [
  { label: 'Name', text: name },
  { label: 'Summary', text: summary },
  { label: 'State', text: PROJECT_STATE_NAMES[state] },
  { label: 'First day', text: formatDate(startsOn) },
  { label: 'Last day', text: formatDate(endsOn) },
  { label: 'Contact person', text: findTeamMember(contactId)?.name ?? contactId },
  { label: 'Members see the hours', text: showsHours ? 'yes' : 'no' },
];

/** R-PROJECT-3: who changed the project meanwhile, and what differs from the form. */
export function ProjectConflict({ events, current, mine, now }: ProjectConflictProps) {
  const own = toTexts(mine);
  const fields = toTexts(current).map(({ label, text }, index) => ({
    label,
    theirs: text,
    yours: own[index]?.text ?? '',
  }));
  return (
    <ProjectChangesAlert title="The project was changed in the meantime" events={events} now={now}>
      <p>Your changes were not saved. If you save now, they replace theirs.</p>
      <ConflictDifferences fields={fields} />
    </ProjectChangesAlert>
  );
}
