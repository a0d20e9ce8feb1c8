import { NOTICE_KINDS } from './notices';

/** Everything people can be told about: notices, and the newsletter, which comes by mail alone. */
export const CHOICE_KINDS = [...NOTICE_KINDS, 'newsletter'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

export const CHANNELS = ['account', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `free`: the person chooses · `always`: it cannot be turned off · `never`: there is no such thing */
export type ChoiceRule = 'free' | 'always' | 'never';

/** Why something is `always` stands in `content/notice-words`. */
export const CHOICE_RULES: Readonly<Record<ChoiceKind, Readonly<Record<Channel, ChoiceRule>>>> = {
  orders: { account: 'free', mail: 'always' },
  projects: { account: 'free', mail: 'free' },
  answers: { account: 'free', mail: 'free' },
  security: { account: 'always', mail: 'always' },
  newsletter: { account: 'never', mail: 'free' },
};

/** Somebody's word on one kind and channel. */
export interface Choice {
  kind: ChoiceKind;
  channel: Channel;
  isWanted: boolean;
}

export type Choices = Readonly<Record<ChoiceKind, Readonly<Record<Channel, boolean>>>>;

const isFree = (kind: ChoiceKind, channel: Channel) => CHOICE_RULES[kind][channel] === 'free';

/** What somebody hears of: the rule where there is one, else their word, else yes. The newsletter is for who asked. */
export function isWanted(kind: ChoiceKind, channel: Channel, said: readonly Choice[]): boolean {
  if (!isFree(kind, channel)) return CHOICE_RULES[kind][channel] === 'always';
  const word = said.find((choice) => choice.kind === kind && choice.channel === channel);
  return word?.isWanted ?? kind !== 'newsletter';
}

export function choicesFrom(said: readonly Choice[]): Choices {
  const of = (kind: ChoiceKind) => ({
    account: isWanted(kind, 'account', said),
    mail: isWanted(kind, 'mail', said),
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
export const choiceField = (kind: ChoiceKind, channel: Channel): string => `${kind}.${channel}`;

/** All that can be chosen, as a form says it: a box that is not ticked is not sent. Whatever else it holds is ignored. */
export function readChoices(form: Pick<FormData, 'has'>): Choice[] {
  return CHOICE_KINDS.flatMap((kind) =>
    CHANNELS.filter((channel) => isFree(kind, channel)).map((channel) => ({
      kind,
      channel,
      isWanted: form.has(choiceField(kind, channel)),
    })),
  );
}

/** What a letter's "no more of these" can turn off: what is free by mail. The newsletter has a link of its own. */
export function isLeavable(kind: string): kind is 'projects' | 'answers' {
  return NOTICE_KINDS.some((known) => known === kind && isFree(known, 'mail'));
}
