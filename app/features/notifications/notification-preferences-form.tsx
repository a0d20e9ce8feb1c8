import { NOTIFICATION_CHANNEL_LABELS, PREFERENCE_TEXTS } from '~/content/account/notification-texts';
import {
  getPreferenceFieldName,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationPreferences,
  PREFERENCE_KINDS,
  PREFERENCE_RULES,
  type PreferenceKind,
} from '~/domain/notifications/notification-preferences';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

const getRowId = (kind: PreferenceKind) => `preference-${kind}`;
const getColumnId = (channel: NotificationChannel) => `preference-by-${channel}`;

interface PreferenceCellProps {
  kind: PreferenceKind;
  channel: NotificationChannel;
  isEnabled: boolean;
}

function PreferenceCell({ kind, channel, isEnabled }: PreferenceCellProps) {
  const rule = PREFERENCE_RULES[kind][channel];
  if (rule === 'always') {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold">
        <Icon name="lock" size={14} className="max-sm:hidden" />
        Always
      </span>
    );
  }
  if (rule === 'never') {
    return (
      <span className="inline-flex min-h-11 items-center text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not available</span>
      </span>
    );
  }
  return (
    <label className="inline-flex size-11 cursor-pointer items-center justify-center rounded-inner hover:bg-control">
      <input
        type="checkbox"
        name={getPreferenceFieldName(kind, channel)}
        defaultChecked={isEnabled}
        aria-labelledby={`${getRowId(kind)} ${getColumnId(channel)}`}
        aria-describedby={`${getRowId(kind)}-text`}
        className="checkbox-control"
      />
    </label>
  );
}

/** Table of kinds by channels with checkboxes. Each checkbox is labelled by its row and column. */
export function NotificationPreferencesForm({ preferences }: { preferences: NotificationPreferences }) {
  return (
    <form method="post" data-send-once="" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="intent" value="choose" />
      <table className="w-full border-separate border-spacing-0 rounded-tile bg-surface text-start">
        <caption className="sr-only">Notification settings</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-3 ps-4 text-start font-medium">
              About
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th
                key={channel}
                id={getColumnId(channel)}
                scope="col"
                className="w-[76px] px-1 py-3 font-medium sm:w-24"
              >
                {NOTIFICATION_CHANNEL_LABELS[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PREFERENCE_KINDS.map((kind) => (
            <tr key={kind}>
              <th
                scope="row"
                className="border-t-2 border-bg py-3 ps-4 pe-2 text-start align-top font-normal"
              >
                <span id={getRowId(kind)} className="block font-semibold">
                  {PREFERENCE_TEXTS[kind].label}
                </span>
                <span id={`${getRowId(kind)}-text`} className="block text-sm text-muted">
                  {PREFERENCE_TEXTS[kind].text}
                </span>
              </th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <td key={channel} className="border-t-2 border-bg px-1 py-2 text-center align-top">
                  <PreferenceCell kind={kind} channel={channel} isEnabled={preferences[kind][channel]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button type="submit" variant="contrast">
          Save settings
        </Button>
      </div>
    </form>
  );
}
