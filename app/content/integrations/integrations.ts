import { calendarIntegrations } from './calendar-integrations';
import { dataIntegrations } from './data-integrations';
import type { Integration } from './integration';
import { messageIntegrations } from './message-integrations';
import { signInIntegrations } from './sign-in-integrations';
import { venueIntegrations } from './venue-integrations';

/** Every integration, in the order of the categories. */
export const integrations: readonly Integration[] = [
  ...signInIntegrations,
  ...messageIntegrations,
  ...calendarIntegrations,
  ...dataIntegrations,
  ...venueIntegrations,
];

export const findIntegration = (id: string): Integration | undefined =>
  integrations.find((integration) => integration.id === id);
