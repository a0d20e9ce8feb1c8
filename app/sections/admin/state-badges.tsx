import { STAGE_LABELS } from '~/content/admin/application-texts';
import { EMAIL_STATE_TEXTS, JOB_VIEW_LABELS } from '~/content/admin/operations-texts';
import { PROJECT_STATE_NAMES } from '~/content/admin/project-texts';
import { GIFT_CARD_STATE_LABELS, LEAD_STATE_LABELS, TICKET_STATE_LABELS } from '~/content/admin/state-labels';
import { QUOTE_STATE_LABELS } from '~/content/quotes/quote-texts';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import type { LeadState } from '~/domain/contact/lead';
import type { GiftCardState } from '~/domain/gift-cards/gift-card';
import type { EmailState } from '~/domain/operations/email-query';
import type { JobView } from '~/domain/operations/job-query';
import type { ProjectStatus } from '~/domain/projects/project';
import type { QuoteState } from '~/domain/quotes/quote-state';
import type { TicketState } from '~/domain/tickets/ticket';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

/** The tones of states. The others have the default tone of a badge. */
type Tones<State extends string> = Readonly<Partial<Record<State, Tone>>>;

const LEAD_TONES: Tones<LeadState> = { new: 'info', open: 'warning', done: 'success' };
const STAGE_TONES: Tones<ApplicationStage> = { new: 'info', hired: 'success' };
const JOB_TONES: Tones<JobView> = { failed: 'danger', waiting: 'warning', running: 'info' };
const PROJECT_TONES: Tones<ProjectStatus> = { running: 'info', paused: 'warning', finished: 'success' };
const QUOTE_TONES: Tones<QuoteState> = {
  sent: 'info',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
};
const GIFT_CARD_TONES: Tones<GiftCardState> = { valid: 'success', ended: 'warning', void: 'danger' };
const TICKET_TONES: Tones<TicketState> = { used: 'success', void: 'danger' };

const StateBadge = ({ label, tone }: { label: string; tone?: Tone | undefined }) => (
  <Badge {...(tone && { tone })}>{label}</Badge>
);

export const LeadStateBadge = ({ state }: { state: LeadState }) => (
  <StateBadge label={LEAD_STATE_LABELS[state]} tone={LEAD_TONES[state]} />
);

export const ApplicationStageBadge = ({ stage }: { stage: ApplicationStage }) => (
  <StateBadge label={STAGE_LABELS[stage]} tone={STAGE_TONES[stage]} />
);

export const EmailStateBadge = ({ state }: { state: EmailState }) => (
  <StateBadge {...EMAIL_STATE_TEXTS[state]} />
);

/** A job without a state is done. */
export const JobStateBadge = ({ state }: { state?: JobView | undefined }) =>
  state ? (
    <StateBadge label={JOB_VIEW_LABELS[state].toLowerCase()} tone={JOB_TONES[state]} />
  ) : (
    <StateBadge label="done" tone="success" />
  );

export const ProjectStateBadge = ({ state }: { state: ProjectStatus }) => (
  <StateBadge label={PROJECT_STATE_NAMES[state]} tone={PROJECT_TONES[state]} />
);

export const QuoteStateBadge = ({ state }: { state: QuoteState }) => (
  <StateBadge label={QUOTE_STATE_LABELS[state]} tone={QUOTE_TONES[state]} />
);

export const GiftCardStateBadge = ({ state }: { state: GiftCardState }) => (
  <StateBadge label={GIFT_CARD_STATE_LABELS[state]} tone={GIFT_CARD_TONES[state]} />
);

export const TicketStateBadge = ({ state }: { state: TicketState }) => (
  <StateBadge label={TICKET_STATE_LABELS[state]} tone={TICKET_TONES[state]} />
);
