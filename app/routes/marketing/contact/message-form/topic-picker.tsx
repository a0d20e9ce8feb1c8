import { findTeamMember } from '~/content/company/team';
import { contactTopics } from '~/content/contact/contact-content';
import type { LeadTopic } from '~/domain/contact/lead-schemas';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { FieldError } from '~/ui/forms/field-message';

interface TopicPickerProps {
  /** Id of the first choice. */
  id: string;
  name: string;
  selectedTopic: LeadTopic;
  error: string | undefined;
}

const choices = contactTopics.flatMap(({ id, label, teamMemberId }) => {
  const teamMember = findTeamMember(teamMemberId);
  return teamMember ? [{ id, label, teamMember }] : [];
});

/** The topics as a row of portraits. Only the selected portrait is glazed. */
export function TopicPicker({ id: firstId, name, selectedTopic, error }: TopicPickerProps) {
  return (
    <fieldset aria-describedby={error ? 'topic-error' : undefined}>
      <legend className="mb-3 font-semibold">What is it about?</legend>
      {error && <FieldError id="topic-error">{error}</FieldError>}
      <div className="grid gap-grout sm:grid-cols-2 lg:grid-cols-8">
        {choices.map(({ id, label, teamMember }, index) => (
          <label key={id} className="topic-choice">
            <input
              id={index === 0 ? firstId : undefined}
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === selectedTopic}
              className="sr-only"
            />
            <StoredPortrait id={teamMember.id} className="topic-choice-portrait" />
            <span className="topic-choice-text">
              <span className="font-semibold">{label}</span>
              <span className="block text-sm">{teamMember.name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
