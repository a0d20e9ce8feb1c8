import type { LeadTopic } from '~/domain/contact/lead-schemas';

/** Visible while its topic is selected. A browser without `:has()` shows all of them. */
const visibilityClasses: Record<LeadTopic, string> = {
  project: 'group-has-[[value=project]:checked]/message-form:grid',
  products: 'group-has-[[value=products]:checked]/message-form:grid',
  training: 'group-has-[[value=training]:checked]/message-form:grid',
  hackathon: 'group-has-[[value=hackathon]:checked]/message-form:grid',
  partnership: 'group-has-[[value=partnership]:checked]/message-form:grid',
  order: 'group-has-[[value=order]:checked]/message-form:grid',
  support: 'group-has-[[value=support]:checked]/message-form:grid',
  other: 'group-has-[[value=other]:checked]/message-form:grid',
};

/** Classes for content that belongs to some topics, inside the form with the group `message-form`. */
export function getTopicVisibilityClasses(topics: readonly LeadTopic[]): string {
  return [
    'grid supports-[selector(:has(*))]:hidden',
    ...topics.map((topic) => visibilityClasses[topic]),
  ].join(' ');
}
