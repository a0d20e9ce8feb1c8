import { ORDER_LINK_PATH } from '~/content/shop/shop-page-paths';
import { paths } from '~/paths';

interface EmailLink {
  /** The beginning of its path. */
  prefix: string;
  /** What the link of the email leads to. */
  subject: string;
  /** Why it may not work. */
  text: string;
  /** The way on. */
  label: string;
  href: string;
}

const CUT_OFF = 'It may have been cut off: open it from the email once more, or copy all of it.';

/** Pages that visitors reach by a link in an email. */
const EMAIL_LINKS: readonly EmailLink[] = [
  {
    prefix: '/newsletter/',
    subject: 'Newsletter',
    text: `${CUT_OFF} Or the address is not on the list any more.`,
    label: 'To the newsletter',
    href: paths.newsletter(),
  },
  {
    prefix: '/stock-alerts/',
    subject: 'Emails about sold-out products',
    text: `${CUT_OFF} Or the email about the product was sent, and the request was deleted with it.`,
    label: 'To the shop',
    href: paths.shop.home(),
  },
  {
    prefix: '/notices/leave/',
    subject: 'Email notifications',
    text: `${CUT_OFF} Or its account no longer exists. You can also choose your emails in your account.`,
    label: 'Choose emails in the account',
    href: `${paths.account.notifications()}#choices`,
  },
  {
    prefix: '/messages/',
    subject: 'Your message to us',
    text: `${CUT_OFF} Or the message was deleted.`,
    label: 'Write to us',
    href: paths.contact(),
  },
  {
    prefix: '/quotes/',
    subject: 'Quote',
    text: `${CUT_OFF} Or write to us with the number of the quote.`,
    label: 'Write to us',
    href: paths.contact(),
  },
  {
    prefix: '/project-invoices/',
    subject: 'Invoice of a project',
    text: `${CUT_OFF} Or write to us with the number of the invoice.`,
    label: 'Write to us',
    href: paths.contact(),
  },
  {
    prefix: '/shop/orders/',
    subject: 'Your order',
    text: `${CUT_OFF} With the order number and your email, we send it again.`,
    label: 'Send me the link again',
    href: ORDER_LINK_PATH,
  },
];

/** R-ROUTE-11: what a path without content led to, if it is one of emails. */
export const findEmailLink = (path: string): EmailLink | undefined =>
  EMAIL_LINKS.find(({ prefix }) => path.startsWith(prefix));
