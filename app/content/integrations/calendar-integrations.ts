import { site } from '~site';
import type { Integration } from './integration';

export const calendarIntegrations: readonly Integration[] = [
  {
    id: 'calendar-feed',
    name: 'Calendar feed (iCalendar)',
    categoryId: 'calendars',
    state: 'live',
    flow: 'out',
    fromPlans: { converge: 'circle' },
    promise: 'Every evening of a chapter in the calendar that the member has already.',
    text: 'One address for each chapter, and one for what a member signed up for. Any calendar that can subscribe to an .ics file reads it, and a moved evening moves there, too.',
    limit: 'How often a calendar asks is up to the calendar. Some ask once a day.',
    steps: [
      'Open the calendar of your community and press “Subscribe”.',
      'Copy the address, or open it on a phone: it asks which calendar should have it.',
      'Look a day later whether the evenings are there.',
    ],
    permissions: [
      {
        name: 'None for the public feed',
        reason: 'It has what the public calendar shows, and no names of members.',
      },
      {
        name: 'A secret in the personal feed',
        reason: 'Whoever has that address sees your evenings. A button in your settings makes a new one.',
      },
    ],
    code: {
      language: 'bash',
      title: 'Read the feed',
      source: `# Prints the titles of the next evenings.
curl --silent https://your-name.${site.domain}/calendar.ics | grep '^SUMMARY:'`,
    },
  },
  {
    id: 'google-calendar',
    name: 'Google Calendar',
    categoryId: 'calendars',
    state: 'beta',
    flow: 'in',
    fromPlans: { converge: 'guild' },
    promise: 'Hosts write an evening in their own calendar, and it is in Converge.',
    text: 'For hosts who live in Google Calendar: an event in one chosen calendar becomes an evening with the same title, room and time. Seats are added in Converge. Four hosts test it.',
    limit: 'One direction only. A change in Converge is not written back.',
    steps: [
      'Create a calendar for the evenings, apart from your own.',
      'In Converge, open Settings, Calendars, and connect the Google account.',
      'Choose that one calendar.',
      'Write a test event. It appears as a draft within five minutes.',
    ],
    permissions: [
      {
        name: 'calendar.events.readonly',
        reason:
          'To read events of the chosen calendar. Google grants it for all; we ask for one and store its id.',
      },
    ],
    code: {
      language: 'json',
      title: 'The event as Google sends it, reduced to what we read',
      source: `{
  "summary": "A tide sensor that survives the salt",
  "location": "Electronics corner",
  "start": { "dateTime": "2026-12-03T18:30:00+05:30" },
  "extendedProperties": { "private": { "community": "your-name", "seats": "24" } }
}`,
    },
  },
];
