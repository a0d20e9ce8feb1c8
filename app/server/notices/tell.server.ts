import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { CHOICE_RULES } from '~/domain/notice-choices';
import { KIND_OF_EVENT, type Told } from '~/domain/notices';
import type { QueryBuilder, Session } from '../db/database.server';
import { toStatement } from '../db/statement.server';

export interface NewNotice {
  personId: string;
  told: Told;
  /** What it is about: `order:<id>:placed`. The same thing is told to somebody once. */
  key: string;
  at: Date;
}

/** No row for who does not want it in the account, for who has left, and for what was told before. */
function insertion({ personId, told, key, at }: NewNotice): SQL {
  const kind = KIND_OF_EVENT[told.event];
  const isUnwanted = sql`exists (select from notice_choices
    where person_id = people.id and kind = ${kind} and channel = 'account' and not is_wanted)`;
  const mayRefuse = CHOICE_RULES[kind].account === 'free';
  return sql`insert into notices (id, person_id, kind, told, key, created_at)
    select ${uuid()}::uuid, people.id, ${kind}::text, ${JSON.stringify(told)}::jsonb, ${key}::text, ${at}::timestamptz
    from people where people.id = ${personId}::uuid ${mayRefuse ? sql`and not ${isUnwanted}` : sql``}
    on conflict (person_id, key) do nothing returning id`;
}

/** Tells somebody in their account, in the transaction of what it tells. */
export async function tell(transaction: QueryBuilder, notice: NewNotice): Promise<void> {
  await transaction.execute(insertion(notice));
}

/** The same for services that speak SQL. */
export async function tellThrough(session: Session, notice: NewNotice): Promise<void> {
  await session.rows(toStatement(insertion(notice)));
}

/** Tells somebody in their account of a browser that is new to it, and promises a mail that says the same. */
export async function tellNewDevice(session: Session, notice: NewNotice): Promise<void> {
  const both = sql`with told as (${insertion(notice)}) insert into jobs (id, kind, payload)
    select ${uuid()}::uuid, 'new-device-mail', jsonb_build_object('noticeId', told.id) from told`;
  await session.rows(toStatement(both));
}
