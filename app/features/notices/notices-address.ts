import { type NoticeQuery, serialiseNoticeQuery } from '~/domain/notices';
import { paths } from '~/paths';

export function noticesAddress(query: NoticeQuery): string {
  const search = serialiseNoticeQuery(query).toString();
  return search ? `${paths.account.notifications()}?${search}` : paths.account.notifications();
}
