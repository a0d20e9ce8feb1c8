import type { User } from '~/domain/auth/user';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import type { QueryBuilder } from '../db/database.server';
import { toAccount, toGreetingName } from '../email/to-account.server';
import { notifyByPreference } from '../notifications/notify-by-preference.server';
import { listMembers } from './project-members.server';
import type { ProjectDeps } from './types.server';

interface ProjectEvent {
  /** The name of the project. */
  project: string;
  payload: NotificationPayload;
  key: string;
  at: Date;
  /** The text of a team member, with the name. */
  quote?: { text: string; by: string };
}

type Member = Pick<User, 'id' | 'name' | 'email' | 'emailVerified'>;

/** Notifies a member in the inbox and by email, as the member prefers. */
export function notifyMember(
  deps: ProjectDeps,
  transaction: QueryBuilder,
  member: Member,
  event: ProjectEvent,
): Promise<void> {
  const { payload, key, at, ...details } = event;
  return notifyByPreference(
    transaction,
    deps,
    { userId: member.id, payload, key, at },
    {
      ...toAccount(member),
      createContent: (leave) => ({
        template: 'project-update',
        data: { ...toGreetingName(member), told: payload, leave, ...details },
      }),
    },
  );
}

/** Notifies every member of a project of an event. */
export async function notifyMembers(
  deps: ProjectDeps,
  transaction: QueryBuilder,
  projectId: string,
  event: ProjectEvent,
): Promise<void> {
  for (const member of await listMembers(transaction, projectId))
    await notifyMember(deps, transaction, member, event);
}
