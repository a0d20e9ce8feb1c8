import { data, type RouterContextProvider, redirect } from 'react-router';
import { paths } from '~/paths';
import { readForm } from '~/server/http/body/read-body.server';
import { submitWaitlist } from '~/server/leads/forms/submit-waitlist.server';
import { getLeadsOfSender } from './leads-of-sender.server';

/**
 * R-LEAD-2: a stored and a repeated entry of a waiting list have the same response. A link to the private page would show who
 * types an email whether it is on the list. `products` are the ids that the form offers.
 */
export async function respondToWaitlist(
  request: Request,
  context: Readonly<RouterContextProvider>,
  products: readonly [string, ...string[]],
) {
  const form = await readForm(request);
  const submission = await submitWaitlist(form, products, await getLeadsOfSender(context));
  if (submission.kind === 'invalid') return data(submission.result, { status: 400 });
  const chosen = form.getAll('product');
  return redirect(paths.joinedWaitlist(products.filter((id) => chosen.includes(id))), 303);
}
