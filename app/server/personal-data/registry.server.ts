import { account } from './areas/account.server';
import { waitingWork } from './areas/jobs.server';
import { mails } from './areas/mails.server';
import { messages } from './areas/messages.server';
import { newsletter } from './areas/newsletter.server';
import { notifications } from './areas/notifications.server';
import { ownOrders } from './areas/orders.server';
import { profile } from './areas/profile.server';
import { ownProjects } from './areas/projects.server';
import { signInRecords } from './areas/sign-ins.server';
import type { PersonalDataArea } from './contract.server';

/** Everything that is held about a person, in the order it is told; erased from the last to the first. */
export const personalData: readonly PersonalDataArea[] = [
  account,
  profile,
  signInRecords,
  ownOrders,
  ownProjects,
  notifications,
  messages,
  newsletter,
  mails,
  waitingWork,
];
