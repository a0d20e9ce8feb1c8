import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';

/** Links of a booked call: its calendar entry, and the page that moves it. */
export function CallLinks({ token }: { token: string }) {
  return (
    <div className="flex flex-wrap gap-grout">
      <LinkButton
        href={paths.message(token, '/call.ics')}
        className="bg-glaze-ink! text-glaze-bone! hover:bg-glaze-basalt!"
      >
        <Icon name="calendar" />
        Save to your calendar
      </LinkButton>
      <LinkButton
        href={paths.message(token, '/move')}
        variant="plain"
        className="text-glaze-ink! hover:bg-glaze-sand!"
      >
        Choose another time
      </LinkButton>
    </div>
  );
}
