import { site } from '~site';
import { organizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface EventFacts {
  name: string;
  description: string;
  /** ISO days or moments. */
  startsOn: string;
  endsOn: string;
  place: { name: string; city: string; state: string };
  path: string;
}

export const eventData = ({ place, ...event }: EventFacts, absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'Event',
  name: event.name,
  description: event.description,
  startDate: event.startsOn,
  endDate: event.endsOn,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: absolute(event.path),
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
  organizer: organizationReference(absolute),
});
