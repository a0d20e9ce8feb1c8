import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findDoneMessage } from '~/domain/site/done-message';
import { describeState } from '~/features/admin-discounts/describe-code';
import { DiscountConflictAlert } from '~/features/admin-discounts/discount-conflict-alert';
import { DiscountForm, toFormValues } from '~/features/admin-discounts/discount-form';
import { DeleteCode, DiscountUses } from '~/features/admin-discounts/discount-uses';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm, readVersion } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Badge } from '~/ui/data/badge';
import { deletedMeanwhile } from '../deleted-meanwhile.server';
import type { Route } from './+types/discount-page';
import { saveDiscount } from './save-discount.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('discounts.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Code ${loaderData.details.code.code}` : 'Discount code');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The code is created.',
  saved: 'The code is changed. Orders placed before keep their discount.',
  on: 'The code is switched on.',
  off: 'The code is switched off. Buyers can no longer use it.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { discountManagement, catalogue } = context.get(services);
  const [details, categories] = await Promise.all([
    discountManagement.getCode(context.get(signedIn), params.id),
    catalogue.listCategories(),
  ]);
  if (!details) throw data(null, { status: 404 });
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { details, categories, doneMessage, now: new Date() };
}

const REFUSALS = {
  used: 'The code was not deleted: an order names it. It can only be switched off.',
  conflict: 'The code was changed in the meantime. It was not deleted.',
};

/** Saves the code, deletes it, or switches it on or off. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { discountManagement } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const intent = readFieldText(form, 'intent');
  if (intent === 'on' || intent === 'off') {
    const result = await discountManagement.setActive(actor, { id, isActive: intent === 'on' });
    if (result === 'unknown') throw data(null, { status: 404 });
    throw redirect(adminPaths.discount(id, `done=${intent}`), 303);
  }
  if (intent === 'delete') {
    const { kind } = await discountManagement.deleteCode(actor, { id, version: readVersion(form) });
    if (kind === 'unknown') throw data(null, { status: 404 });
    if (kind !== 'deleted') return data({ issue: REFUSALS[kind] }, { status: 409 });
    throw redirect(adminPaths.discounts('done=deleted'), 303);
  }
  const result = await saveDiscount(form, (values) =>
    discountManagement.changeCode(actor, { ...values, id, version: readVersion(form) }),
  );
  if (result.kind !== 'saved' && !(await discountManagement.getCode(actor, id))) throw deletedMeanwhile(form);
  if (result.kind === 'rejected') return data(result, { status: result.status });
  if (result.kind === 'unknown') throw deletedMeanwhile(form);
  throw redirect(adminPaths.discount(id, 'done=saved'), 303);
}

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, categories, doneMessage, now } = loaderData;
  const { code, orders, total, isUsed } = details;
  const { label, tone } = describeState(code, now);
  const rejected = actionData && 'lastResult' in actionData ? actionData : undefined;
  return (
    <>
      <ToolHeader title={code.code} text={<Badge {...(tone && { tone })}>{label}</Badge>}>
        <ToolLink href={adminPaths.discounts()}>All codes</ToolLink>
        <form method="post" action={adminPaths.discount(code.id)} data-send-once="">
          <ToolSubmit intent={code.isActive ? 'off' : 'on'} variant={code.isActive ? 'danger' : 'quiet'}>
            {code.isActive ? 'Switch it off' : 'Switch it on'}
          </ToolSubmit>
        </form>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} className="mb-2.5 max-w-2xl" />}
      {actionData && 'issue' in actionData && (
        <ToolAlert tone="danger" role="alert" title={actionData.issue} className="mb-2.5 max-w-2xl" />
      )}
      {rejected?.isConflict && (
        <DiscountConflictAlert
          values={toFormValues(code)}
          sent={rejected.lastResult.initialValue ?? {}}
          categories={categories}
        />
      )}
      <div className="grid gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <DiscountForm
            action={adminPaths.discount(code.id)}
            categories={categories}
            values={toFormValues(code)}
            version={code.version}
            lastResult={rejected?.lastResult}
            submitLabel="Save the changes"
          />
          <DeleteCode id={code.id} version={code.version} isUsed={isUsed} />
        </div>
        <DiscountUses uses={code.uses} isUsed={isUsed} orders={orders} total={total} now={now} />
      </div>
    </>
  );
}
