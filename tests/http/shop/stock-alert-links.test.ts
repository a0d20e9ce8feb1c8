import { expect, inject, it } from 'vitest';
import { getStockAlertPath } from '~/content/shop/shop-page-paths';
import { devPaths } from '~/dev-paths';
import { renderEmail } from '~/server/email/render-email.server';
import { hashRecipient } from '~/server/email/reserve-unconfirmed.server';
import { createLeaveLink } from '~/server/stock-alerts/stock-alert-links.server';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';

const EMAIL = 'Hash.with.Capitals@example.com';

const read = (path: string) => sendRequest(inject('siteUrl'), { path });
const post = (path: string, fields: FormValues = {}) => postForm(inject('siteUrl'), { path, fields });

/** The path and query of a stock alert link in the HTML of an email. */
const findLink = (html: string, purpose: 'confirm' | 'leave') =>
  new RegExp(`href="[^"]*(/stock-alerts/${purpose}/[^"]+)"`).exec(html)?.[1] ?? '';

/** The HTML of the only email to an address, from the mailbox of demo mode. */
async function readEmail(recipient: string): Promise<string> {
  const list = () => read(`${devPaths.mailbox()}?to=${encodeURIComponent(recipient)}`);
  const findId = async () => /\/dev\/mailbox\/([\w-]{36})"/.exec((await list()).text)?.[1];
  await expect.poll(findId).toBeDefined();
  return (await read(devPaths.mailboxEmailSource((await findId()) ?? '', 'html'))).text;
}

it('R-ALERT-1: the link at the end of the email deletes the alerts of the address', async () => {
  expect((await post(getStockAlertPath('desk-lamp'), { email: EMAIL })).status).toBe(303);
  const html = await readEmail(EMAIL);
  const confirm = findLink(html, 'confirm');
  const leave = findLink(html, 'leave');
  expect(leave).toMatch(/leave\/[^?]*[A-Z]/);
  expect((await post(confirm)).status).toBe(303);

  const page = await read(leave);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Delete your stock alerts?');
  expect((await read(confirm)).status).toBe(200);
  const left = await post(leave);
  expect(left.status).toBe(303);
  expect((await read(`${left.headers.location}`)).text).toContain('Your stock alerts are deleted.');
  expect((await read(confirm)).status).toBe(404);
});

it('the email about a product that is back has the same link', async () => {
  const siteUrl = inject('siteUrl');
  const { leave } = createLeaveLink({ secret: inject('siteSecret'), siteUrl }, hashRecipient(EMAIL));
  const data = { product: 'Desk lamp', productId: 'desk-lamp', options: '', leave };
  const { html } = renderEmail({ template: 'stock-alert', data }, siteUrl);
  const page = await read(findLink(html, 'leave'));
  expect(page.status).toBe(200);
  expect(page.text).toContain('Delete my requests');
});
