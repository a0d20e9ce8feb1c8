import { formatResponseTime } from '~/content/company/response-times';
import type { ApplicationStage, ApplicationTemplate } from '~/domain/careers/application-stage';

export const STAGE_LABELS: Readonly<Record<ApplicationStage, string>> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** What the button that moves an application to the stage says. */
export const MOVE_LABELS: Readonly<Record<ApplicationStage, string>> = {
  new: 'New',
  screening: 'To screening',
  interview: 'To interview',
  offer: 'To offer',
  hired: 'Hire',
  declined: 'Decline',
  withdrawn: 'Withdrawn by the person',
};

export const TEMPLATE_LABELS: Readonly<Record<ApplicationTemplate, string>> = {
  received: 'Application received',
  invite: 'Invitation to a call',
  offer: 'Offer',
  declined: 'Rejection, with the reason',
};

interface TemplateFacts {
  /** The title of the role. */
  role: string;
  /** Only with a confirmed address: until then, another person may have entered name and address. */
  name?: string;
}

const BODIES: Readonly<Record<ApplicationTemplate, (role: string) => readonly string[]>> = {
  received: (role) => [
    `Thank you for applying: ${role}. Your answer and your CV are here, and a person reads both.`,
    `You hear from us within ${formatResponseTime('applications')}, yes or no, and with the reason.`,
  ],
  invite: (role) => [
    `We have read your application, ${role}, and would like to talk with you.`,
    'It takes 45 minutes, by video or in the office, with the person who would lead you and one you would sit beside. You get our questions the day before, and half of the time is for yours.',
    'Which two or three times suit you, on [days]?',
  ],
  offer: (role) => [
    `We would like to work with you: ${role}.`,
    'The pay first: [amount] for a full-time year before tax, from [day] on.',
    'The contract comes with a second email. Take as long as you need, and ask whatever is not clear in it.',
  ],
  declined: (role) => [
    `Thank you for applying: ${role}. Our answer is no, and you should know why.`,
    '[The reason.]',
    'Thank you for the time you gave us.',
  ],
};

/** The prepared text of an email. What stands in square brackets is to be filled in before it can be sent. */
export const writeTemplate = (template: ApplicationTemplate, { role, name }: TemplateFacts): string =>
  [name ? `Dear ${name},` : 'Good day,', ...BODIES[template](role)].join('\n\n');
