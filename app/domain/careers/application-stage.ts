/** The stages of an application, in order. The last three are its end. */
export const APPLICATION_STAGES = [
  'new',
  'screening',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** Stages in which the application waits for an answer. */
export const OPEN_STAGES = ['new', 'screening', 'interview', 'offer'] as const;

const REOPENED = ['screening', 'interview', 'offer'] as const;

/**
 * R-CAREERS-1: staff move an open application forwards and back, but a read one is never new again. Hired follows an offer.
 * Every end can be taken back: a declined or withdrawn application is opened again, a hired one returns to the offer, or is
 * withdrawn when the person does not begin.
 */
const MOVES: Readonly<Record<ApplicationStage, readonly ApplicationStage[]>> = {
  new: ['screening', 'interview', 'offer', 'declined', 'withdrawn'],
  screening: ['interview', 'offer', 'declined', 'withdrawn'],
  interview: ['screening', 'offer', 'declined', 'withdrawn'],
  offer: ['screening', 'interview', 'hired', 'declined', 'withdrawn'],
  hired: ['offer', 'withdrawn'],
  declined: REOPENED,
  withdrawn: REOPENED,
};

export const listNextStages = (stage: ApplicationStage): readonly ApplicationStage[] => MOVES[stage];

export const canMove = (from: ApplicationStage, to: ApplicationStage): boolean => MOVES[from].includes(to);

export const isApplicationStage = (value: unknown): value is ApplicationStage =>
  APPLICATION_STAGES.some((stage) => stage === value);

export const isOpenStage = (stage: ApplicationStage): boolean => OPEN_STAGES.some((open) => open === stage);

/** Emails with a prepared text. */
export const APPLICATION_TEMPLATES = ['received', 'invite', 'offer', 'declined'] as const;
export type ApplicationTemplate = (typeof APPLICATION_TEMPLATES)[number];

const TEMPLATES: Readonly<Record<ApplicationStage, readonly ApplicationTemplate[]>> = {
  new: ['received', 'invite'],
  screening: ['received', 'invite'],
  interview: ['invite'],
  offer: ['offer'],
  hired: [],
  declined: ['declined'],
  withdrawn: [],
};

/** The prepared emails that fit a stage: nobody gets an offer before the stage of the offer, or a no while it is open. */
export const listStageTemplates = (stage: ApplicationStage): readonly ApplicationTemplate[] =>
  TEMPLATES[stage];
