import { Notice } from '~/ui/notice';
import { formatMoment } from './dates';
import { KeepProfileButton } from './keep-profile-button';

/** On every page of an account that waits to be deleted. */
export function LeavingNotice({ leavesAt }: { leavesAt: Date }) {
  return (
    <Notice
      tone="warning"
      title="This profile is going to be deleted"
      action={<KeepProfileButton />}
      className="mb-8"
    >
      On {formatMoment(leavesAt)}, with what belongs to it. You can take it back until then.
    </Notice>
  );
}
