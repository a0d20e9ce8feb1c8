import { NOTIFICATION_KINDS } from './notifications';

/** Kinds that have preferences: all notifications, and the newsletter, which is sent by email only. */
export const PREFERENCE_KINDS = [...NOTIFICATION_KINDS, 'newsletter'] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

export const NOTIFICATION_CHANNELS = ['account', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** `optional`: the user decides. `always`: cannot be turned off. `never`: this kind does not use this channel. */
export type PreferenceRule = 'optional' | 'always' | 'never';

/** `content/account/notification-texts` has the reasons for `always`. */
export const PREFERENCE_RULES: Readonly<
  Record<PreferenceKind, Readonly<Record<NotificationChannel, PreferenceRule>>>
> = {
  orders: { account: 'optional', email: 'always' },
  projects: { account: 'optional', email: 'optional' },
  answers: { account: 'optional', email: 'optional' },
  security: { account: 'always', email: 'always' },
  newsletter: { account: 'never', email: 'optional' },
};

/** A user's stored preference for one kind on one channel. */
export interface NotificationPreference {
  kind: PreferenceKind;
  channel: NotificationChannel;
  isEnabled: boolean;
}

export type NotificationPreferences = Readonly<
  Record<PreferenceKind, Readonly<Record<NotificationChannel, boolean>>>
>;

const isOptional = (kind: PreferenceKind, channel: NotificationChannel) =>
  PREFERENCE_RULES[kind][channel] === 'optional';

/**
 * Whether a kind is sent on a channel: by its rule, else by the stored preference, else yes. The newsletter needs a
 * stored preference.
 */
export function isNotificationEnabled(
  kind: PreferenceKind,
  channel: NotificationChannel,
  stored: readonly NotificationPreference[],
): boolean {
  if (!isOptional(kind, channel)) return PREFERENCE_RULES[kind][channel] === 'always';
  const preference = stored.find((each) => each.kind === kind && each.channel === channel);
  return preference?.isEnabled ?? kind !== 'newsletter';
}

/** The effective preference of every kind on every channel. */
export function resolvePreferences(stored: readonly NotificationPreference[]): NotificationPreferences {
  const resolveKind = (kind: PreferenceKind) => ({
    account: isNotificationEnabled(kind, 'account', stored),
    email: isNotificationEnabled(kind, 'email', stored),
  });
  return {
    orders: resolveKind('orders'),
    projects: resolveKind('projects'),
    answers: resolveKind('answers'),
    security: resolveKind('security'),
    newsletter: resolveKind('newsletter'),
  };
}

/** The name of the preference's checkbox: `kind.channel`. */
export const getPreferenceFieldName = (kind: PreferenceKind, channel: NotificationChannel): string =>
  `${kind}.${channel}`;

/** Reads all optional preferences from a form. A missing field means disabled: browsers do not send unticked checkboxes. */
export function parsePreferences(form: Pick<FormData, 'has'>): NotificationPreference[] {
  return PREFERENCE_KINDS.flatMap((kind) =>
    NOTIFICATION_CHANNELS.filter((channel) => isOptional(kind, channel)).map((channel) => ({
      kind,
      channel,
      isEnabled: form.has(getPreferenceFieldName(kind, channel)),
    })),
  );
}

/** Whether emails of this kind have an unsubscribe link. The newsletter has a link of its own. */
export function canUnsubscribe(kind: string): kind is 'projects' | 'answers' {
  return NOTIFICATION_KINDS.some((known) => known === kind && isOptional(known, 'email'));
}
