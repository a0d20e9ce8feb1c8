import { NOTIFICATION_KINDS } from './notifications';

/** Everything people can be told about: notices, and the newsletter, which comes by mail alone. */
export const PREFERENCE_KINDS = [...NOTIFICATION_KINDS, 'newsletter'] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

export const NOTIFICATION_CHANNELS = ['account', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** `free`: the person chooses · `always`: it cannot be turned off · `never`: there is no such thing */
export type PreferenceRule = 'optional' | 'always' | 'never';

/** Why something is `always` stands in `content/account/notification-texts`. */
export const PREFERENCE_RULES: Readonly<
  Record<PreferenceKind, Readonly<Record<NotificationChannel, PreferenceRule>>>
> = {
  orders: { account: 'optional', email: 'always' },
  projects: { account: 'optional', email: 'optional' },
  answers: { account: 'optional', email: 'optional' },
  security: { account: 'always', email: 'always' },
  newsletter: { account: 'never', email: 'optional' },
};

/** Somebody's word on one kind and channel. */
export interface NotificationPreference {
  kind: PreferenceKind;
  channel: NotificationChannel;
  isEnabled: boolean;
}

export type NotificationPreferences = Readonly<
  Record<PreferenceKind, Readonly<Record<NotificationChannel, boolean>>>
>;

const isFree = (kind: PreferenceKind, channel: NotificationChannel) =>
  PREFERENCE_RULES[kind][channel] === 'optional';

/** What somebody hears of: the rule where there is one, else their word, else yes. The newsletter is for who asked. */
export function isNotificationEnabled(
  kind: PreferenceKind,
  channel: NotificationChannel,
  said: readonly NotificationPreference[],
): boolean {
  if (!isFree(kind, channel)) return PREFERENCE_RULES[kind][channel] === 'always';
  const word = said.find((choice) => choice.kind === kind && choice.channel === channel);
  return word?.isEnabled ?? kind !== 'newsletter';
}

export function resolvePreferences(said: readonly NotificationPreference[]): NotificationPreferences {
  const of = (kind: PreferenceKind) => ({
    account: isNotificationEnabled(kind, 'account', said),
    email: isNotificationEnabled(kind, 'email', said),
  });
  return {
    orders: of('orders'),
    projects: of('projects'),
    answers: of('answers'),
    security: of('security'),
    newsletter: of('newsletter'),
  };
}

/** The name of its box in the form. */
export const preferenceFieldName = (kind: PreferenceKind, channel: NotificationChannel): string =>
  `${kind}.${channel}`;

/** All that can be chosen, as a form says it: a box that is not ticked is not sent. Whatever else it holds is ignored. */
export function parsePreferences(form: Pick<FormData, 'has'>): NotificationPreference[] {
  return PREFERENCE_KINDS.flatMap((kind) =>
    NOTIFICATION_CHANNELS.filter((channel) => isFree(kind, channel)).map((channel) => ({
      kind,
      channel,
      isEnabled: form.has(preferenceFieldName(kind, channel)),
    })),
  );
}

/** What a letter's "no more of these" can turn off: what is free by mail. The newsletter has a link of its own. */
export function canUnsubscribe(kind: string): kind is 'projects' | 'answers' {
  return NOTIFICATION_KINDS.some((known) => known === kind && isFree(known, 'email'));
}
