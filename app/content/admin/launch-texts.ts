import type { LaunchStepId } from '~/domain/operations/launch-step';

interface LaunchText {
  title: string;
  /** Why it matters and what to do, while it is open. */
  text: string;
}

/** The steps before buyers order. What is counted or listed stands before the text. */
export const launchTexts: Readonly<Record<LaunchStepId, LaunchText>> = {
  company: {
    title: 'Enter your company',
    text: 'They are on every page and invoice. Money that buyers send there reaches nobody. The person who runs the site enters yours in site.config.ts; docs/REBRANDING.md has all steps.',
  },
  products: {
    title: 'Unpublish the sample products',
    text: 'Buyers can order and pay for them. Drafts are out of the shop, and a pattern for products of your own; delete those that you do not need.',
  },
  mail: {
    title: 'Connect a mail server',
    text: 'Until then, confirmations, invoices and new passwords wait in the queue.',
  },
  address: {
    title: 'Give the site an https address',
    text: 'Without one, passwords and sessions travel unencrypted.',
  },
  order: {
    title: 'Place an order yourself',
    text: 'Pay it, pack it and refund it. You see what buyers get, and which emails arrive.',
  },
  'two-factor': {
    title: 'Protect your account with a second factor',
    text: 'It opens the whole business. A password alone can be guessed or stolen. The setting STAFF_TWO_FACTOR asks all staff for it.',
  },
  'second-admin': {
    title: 'Invite a second admin',
    text: 'Two people can help each other when one is locked out.',
  },
  backup: {
    title: 'Make a backup',
    text: 'And restore it once on another machine, so that you know that it works.',
  },
};
