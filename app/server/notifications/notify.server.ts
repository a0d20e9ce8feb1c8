import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { PREFERENCE_RULES } from '~/domain/accounts/notification-preferences';
import { NOTIFICATION_KIND_BY_EVENT, type NotificationPayload } from '~/domain/accounts/notifications';
import type { QueryBuilder, SqlClient } from '../db/database.server';
import { toStatement } from '../db/statement.server';

export interface NewNotification {
  userId: string;
  payload: NotificationPayload;
  /** What it is about: `order:<id>:placed`. The same thing is told to somebody once. */
  key: string;
  at: Date;
}

/** No row for who does not want it in the account, for who has left, and for what was told before. */
function insertion({ userId, payload: told, key, at }: NewNotification): SQL {
  const kind = NOTIFICATION_KIND_BY_EVENT[told.event];
  const isUnwanted = sql`exists (select from notification_preferences
    where user_id = users.id and kind = ${kind} and channel = 'account' and not is_enabled)`;
  const mayRefuse = PREFERENCE_RULES[kind].account === 'free';
  return sql`insert into notifications (id, user_id, kind, told, key, created_at)
    select ${uuid()}::uuid, users.id, ${kind}::text, ${JSON.stringify(told)}::jsonb, ${key}::text, ${at}::timestamptz
    from users where users.id = ${userId}::uuid ${mayRefuse ? sql`and not ${isUnwanted}` : sql``}
    on conflict (user_id, key) do nothing returning id`;
}

/** Tells somebody in their account, in the transaction of what it tells. */
export async function notify(transaction: QueryBuilder, notice: NewNotification): Promise<void> {
  await transaction.execute(insertion(notice));
}

/** The same for services that speak SQL. */
export async function notifyWithClient(session: SqlClient, notice: NewNotification): Promise<void> {
  await session.rows(toStatement(insertion(notice)));
}

/** Tells somebody in their account of a browser that is new to it, and promises a mail that says the same. */
export async function notifyNewDevice(session: SqlClient, notice: NewNotification): Promise<void> {
  const both = sql`with told as (${insertion(notice)}) insert into jobs (id, kind, payload)
    select ${uuid()}::uuid, 'new-device-email', jsonb_build_object('notificationId', told.id) from told`;
  await session.rows(toStatement(both));
}
