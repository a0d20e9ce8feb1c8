import { account } from './areas/account.server';
import { cartAndWishlist } from './areas/account-items.server';
import { emailsArea } from './areas/emails.server';
import { queuedJobs } from './areas/jobs.server';
import { messages } from './areas/messages.server';
import { newsletter } from './areas/newsletter.server';
import { notificationsArea } from './areas/notifications.server';
import { ownOrders } from './areas/orders.server';
import { ownPresents } from './areas/presents.server';
import { profile } from './areas/profile.server';
import { ownProjects } from './areas/projects.server';
import { ownQuotes } from './areas/quotes.server';
import { ownReviews } from './areas/reviews.server';
import { signInRecords } from './areas/sign-ins.server';
import { ownStockAlerts } from './areas/stock-alerts.server';
import type { PersonalDataArea } from './types.server';

/** All personal data, in the order of the page and the export. Areas are deleted from the last to the first. */
export const personalData: readonly PersonalDataArea[] = [
  account,
  profile,
  signInRecords,
  cartAndWishlist,
  ownOrders,
  ownReviews,
  ownProjects,
  ownQuotes,
  notificationsArea,
  messages,
  newsletter,
  ownStockAlerts,
  emailsArea,
  // After the emails: it reads which of them were not sent, before they are deleted.
  ownPresents,
  queuedJobs,
];
