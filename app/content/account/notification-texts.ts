import { formatResponseTime } from '~/content/company/response-times';
import { formatMoney } from '~/domain/money/money';
import type { NotificationChannel, PreferenceKind } from '~/domain/notifications/notification-preferences';
import type {
  NotificationKind,
  NotificationPayload,
  SecurityChange,
} from '~/domain/notifications/notifications';
import type { ReturnState } from '~/domain/orders/order-return';
import type { OrderStatus } from '~/domain/orders/order-status';
import { paths } from '~/paths';
import { site } from '~site';
import { LEAD_NOUNS } from '../contact/lead-names';
import { shopDeadlines } from '../shop/shop-promises';
import { getMessagePath, getProjectPath } from './account-paths';

export interface NotificationText {
  title: string;
  text: string;
  /** The path that the notification links to. Absent when its subject is not on the site. */
  href?: string;
}

const ORDER_NOTIFICATION_TEXTS: Record<OrderStatus, { is: string; text: string }> = {
  placed: { is: 'is placed', text: 'Your items are reserved. We have emailed you a confirmation.' },
  paid: { is: 'is paid', text: 'Nothing is left to pay. Thank you.' },
  packed: { is: 'is packed', text: 'It is ready for the courier.' },
  shipped: { is: 'is on its way', text: 'The courier calls before delivery.' },
  delivered: { is: 'has arrived', text: 'We hope it is what you wanted.' },
  cancelled: { is: 'is cancelled', text: 'If you have paid, its page says what goes back to you.' },
  refunded: { is: 'is refunded', text: 'Your refund is on its way.' },
};

const RETURN_NOTIFICATION_TEXTS: Record<Exclude<ReturnState, 'refunded'>, { is: string; text: string }> = {
  requested: {
    is: 'is requested',
    text: `We look at it and write to you within ${formatResponseTime('returns')}.`,
  },
  approved: { is: 'is accepted', text: 'The address to send it to is on the page of the order.' },
  rejected: { is: 'is declined', text: 'The reason is on the page of the order.' },
  received: { is: 'has arrived', text: 'We refund it the way you paid.' },
};

const NOT_YOU_HINT = 'If it was not you, change your password at once.';

const SECURITY_NOTIFICATION_TEXTS: Record<SecurityChange, { title: string; text: string }> = {
  'two-factor-on': {
    title: 'Two-factor sign-in is on',
    text: 'Signing in with your password now needs a code from your app.',
  },
  'two-factor-off': {
    title: 'Two-factor sign-in is off',
    text: 'Signing in with your password no longer needs a code.',
  },
  'recovery-codes': {
    title: 'You have new recovery codes',
    text: 'The old ones no longer work.',
  },
  'passkey-added': { title: 'A passkey was added', text: 'You can now sign in with it.' },
  'passkey-removed': {
    title: 'A passkey was removed',
    text: 'You can no longer sign in with it.',
  },
  'organisation-connected': {
    title: 'Your organisation was connected',
    text: 'You can now sign in with it.',
  },
  'organisation-disconnected': {
    title: 'Your organisation was disconnected',
    text: 'You can no longer sign in with it.',
  },
};

/** Formats a time zone for display: the place of "Asia/Kolkata". */
const formatTimeZonePlace = (timeZone: string) =>
  timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

function describeAnswer({
  leadId,
  email,
  reference,
}: Extract<NotificationPayload, { event: 'message-answered' }>) {
  if (leadId === undefined)
    return {
      text: `The answer is an email to ${email}. If you do not see it, look in the spam folder for the reference ${reference}.`,
    };
  return {
    text: `Read it here and write back. We have also sent it to ${email}.`,
    href: getMessagePath(leadId, '#answers'),
  };
}

/** The text of a notification, in the inbox and in its email. */
export function describeNotification(payload: NotificationPayload): NotificationText {
  switch (payload.event) {
    case 'order': {
      const { is, text } = ORDER_NOTIFICATION_TEXTS[payload.status];
      return { title: `Order ${payload.number} ${is}`, text, href: paths.account.order(payload.number) };
    }
    case 'order-payment':
      return {
        title: `${formatMoney(payload.amount, site.currency.label)} for order ${payload.number} has arrived`,
        text: `${formatMoney(payload.outstanding, site.currency.label)} is still to pay. How to pay it is on the page of the order.`,
        href: paths.account.order(payload.number),
      };
    case 'order-refund':
      return {
        title: `${formatMoney(payload.amount, site.currency.label)} of order ${payload.number} comes back to you`,
        text:
          payload.cardAmount === payload.amount
            ? 'It is back on the gift card.'
            : `The way it came, ${shopDeadlines.refund}.`,
        href: paths.account.order(payload.number),
      };
    case 'order-return': {
      const { is, text } = RETURN_NOTIFICATION_TEXTS[payload.state];
      return {
        title: `Your return of order ${payload.number} ${is}`,
        text,
        href: paths.account.order(payload.number),
      };
    }
    case 'project-update':
      return {
        title: payload.title,
        text: `There is a new update on ${payload.project}.`,
        href: getProjectPath(payload.projectId, `update-${payload.updateId}`),
      };
    case 'milestone-done':
      return {
        title: `Done: ${payload.title}`,
        text: payload.isLast
          ? `This was the last milestone of ${payload.project}.`
          : `This milestone of ${payload.project} is done.`,
        href: getProjectPath(payload.projectId, 'milestones'),
      };
    case 'project-joined':
      return {
        title: `You are a member of ${payload.project}`,
        text: 'You find its milestones, updates and files in your account, and can comment there.',
        href: getProjectPath(payload.projectId),
      };
    case 'comment-answered':
      return {
        title: `${payload.by} answered your comment`,
        text: `The answer is under your comment on ${payload.project}.`,
        href: getProjectPath(payload.projectId, `comment-${payload.commentId}`),
      };
    case 'message-answered':
      return {
        title: `${payload.by} answered your ${LEAD_NOUNS[payload.form]}`,
        ...describeAnswer(payload),
      };
    case 'new-device':
      return {
        title: `New sign-in with ${payload.device}`,
        text: `This browser is new to your account${payload.timeZone ? `, and set to the time of ${formatTimeZonePlace(payload.timeZone)}` : ''}. ${NOT_YOU_HINT}`,
        href: paths.account.security(),
      };
    case 'password-changed':
      return {
        title: 'Your password was changed',
        text: 'Other browsers were signed out. If it was not you, ask for a new password at once.',
        href: paths.account.security(),
      };
    case 'email-changed':
      return {
        title: 'Your email address was changed',
        text: `You now sign in with ${payload.email}.`,
        href: paths.account.profile(),
      };
    case 'security-changed': {
      const { title, text } = SECURITY_NOTIFICATION_TEXTS[payload.change];
      return { title, text: `${text} ${NOT_YOU_HINT}`, href: paths.account.security() };
    }
  }
}

export const NOTIFICATION_KIND_LABELS: Record<NotificationKind, string> = {
  orders: 'Orders',
  projects: 'Projects',
  answers: 'Answers',
  security: 'Security',
};

export const NOTIFICATION_CHANNEL_LABELS: Record<NotificationChannel, string> = {
  account: 'In the account',
  email: 'By email',
};

export interface PreferenceText {
  label: string;
  /** What the kind contains, and why it cannot be turned off if so. */
  text: string;
}

export const PREFERENCE_TEXTS: Record<PreferenceKind, PreferenceText> = {
  orders: {
    label: 'Orders',
    text: 'Order placed, shipped or cancelled. We always email confirmations and cancellations, because they are part of the contract.',
  },
  projects: {
    label: 'Projects',
    text: 'A project that you were added to, a new update, or a milestone that is done.',
  },
  answers: {
    label: 'Answers',
    text: 'A person of our team answered your comment or your message. The answer to a message always comes by email.',
  },
  security: {
    label: 'Security',
    text: 'A sign-in from a new browser, or a change of password, passkey or two-factor sign-in. You cannot switch these off.',
  },
  newsletter: { label: 'Newsletter', text: 'At most one email a month.' },
};

/** What an unsubscribe link ends and what is still sent. */
export const UNSUBSCRIBE_TEXTS: Record<'projects' | 'answers', { subject: string; retainedText: string }> = {
  projects: {
    subject: 'your projects',
    retainedText: 'Updates and milestones are still in your account.',
  },
  answers: {
    subject: 'answers to your comments',
    retainedText: 'You still find the answers below your comments.',
  },
};
