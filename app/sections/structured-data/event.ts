import { site } from '~site';
import { createOrganizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface EventFacts {
  name: string;
  description: string;
  /** ISO dates or times. */
  startsOn: string;
  endsOn: string;
  place: { name: string; city: string; state: string };
  path: string;
}

export const createEventData = ({ place, ...event }: EventFacts, toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'Event',
  name: event.name,
  description: event.description,
  startDate: event.startsOn,
  endDate: event.endsOn,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: toAbsoluteUrl(event.path),
  location: {
    '@type': 'Place',
    name: place.name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.city,
      addressRegion: place.state,
      addressCountry: site.address.countryCode,
    },
  },
  organizer: createOrganizationReference(toAbsoluteUrl),
});
