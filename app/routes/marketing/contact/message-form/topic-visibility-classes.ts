import type { LeadTopic } from '~/domain/contact/lead-schemas';

/** Visible while its topic is selected. A browser without `:has()` shows all of them. */
const visibilityClasses: Record<LeadTopic, string> = {
  project: 'group-has-[[value=project]:checked]/desk:grid',
  products: 'group-has-[[value=products]:checked]/desk:grid',
  training: 'group-has-[[value=training]:checked]/desk:grid',
  hackathon: 'group-has-[[value=hackathon]:checked]/desk:grid',
  partnership: 'group-has-[[value=partnership]:checked]/desk:grid',
  support: 'group-has-[[value=support]:checked]/desk:grid',
  other: 'group-has-[[value=other]:checked]/desk:grid',
};

/** Classes for content that belongs to some topics, inside the form with the group `desk`. */
export function topicVisibilityClasses(topics: readonly LeadTopic[]): string {
  return [
    'grid supports-[selector(:has(*))]:hidden',
    ...topics.map((topic) => visibilityClasses[topic]),
  ].join(' ');
}
