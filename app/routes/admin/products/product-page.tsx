import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatProductForm } from '~/domain/catalogue/product-form';
import { formatStock } from '~/domain/catalogue/stock';
import { findDoneMessage } from '~/domain/site/done-message';
import { DeletedProductHeader, DeleteProduct } from '~/features/admin-products/product-deletion';
import { ProductConflictAlert, ProductHistory } from '~/features/admin-products/product-events';
import { ProductForm } from '~/features/admin-products/product-form';
import { ProductHeader } from '~/features/admin-products/product-header';
import { ProductPictures } from '~/features/admin-products/product-pictures';
import { ProductStock } from '~/features/admin-products/product-stock';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/product-page';
import { type Done, submitProductForm } from './submit-product-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? loaderData.product.form.name : 'Product');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<Done | 'created' | 'copied', string>> = {
  created: 'The draft is created. Now add a picture and the stock, then publish it.',
  copied: 'The draft is created, with the pictures. Now enter the stock, then publish it.',
  saved: 'Saved. The shop shows it from now on, if the product is published.',
  unchanged: 'Nothing had changed, so nothing was saved.',
  published: 'Published. It is in the shop now.',
  unpublished: 'The product is a draft now. It is not in the shop, and carts that contain it say so.',
  pictures: 'The pictures are saved.',
  stock: 'The stock is changed.',
  deleted: 'The product is deleted.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { productManagement, catalogue, stockAlerts } = context.get(services);
  const actor = context.get(signedIn);
  const [product, categories, waiting] = await Promise.all([
    productManagement.getProduct(actor, params.id),
    catalogue.listCategories(),
    stockAlerts.countWaiting(actor, params.id),
  ]);
  if (!product) throw data(null, { status: 404 });
  return {
    product,
    categories,
    waiting,
    doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams),
    now: new Date(),
  };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { productManagement: products } = context.get(services);
  const actor = context.get(signedIn);
  const result = await submitProductForm({ products, actor, id }, await readForm(request));
  if (result.kind === 'rejected') return data(result.state, { status: result.status });
  throw redirect(adminPaths.product(id, `done=${result.done}`), 303);
}

export default function ProductPage({ loaderData, actionData: state }: Route.ComponentProps) {
  const { product, categories, waiting, doneMessage, now } = loaderData;
  const { id, version, pictures, stock, variants, movements, movementCount, events } = product;
  const forms = { id, version, state };
  const stateErrors = state?.intent === 'state' ? state.lastResult.error?.[''] : undefined;
  const isDeleted = product.state === 'deleted';
  return (
    <>
      {isDeleted ? <DeletedProductHeader product={product} /> : <ProductHeader product={product} now={now} />}
      {!state && <DoneAlert message={doneMessage} className="mb-2.5 max-w-2xl" />}
      {stateErrors?.map((message) => (
        <ToolAlert key={message} tone="danger" role="alert" title={message} className="mb-2.5 max-w-2xl" />
      ))}
      {state?.events && <ProductConflictAlert events={state.events} now={now} />}
      {isDeleted && !state ? (
        <div className="max-w-2xl">
          <ProductHistory events={events} now={now} />
        </div>
      ) : (
        <div className="grid items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          <ProductForm
            action={adminPaths.product(id)}
            categories={categories}
            version={version}
            values={formatProductForm(product.form)}
            lastResult={state?.intent === 'save' ? state.lastResult : undefined}
            submitLabel="Save the changes"
          />
          <div className="grid min-w-0 gap-8">
            <ProductPictures {...forms} pictures={pictures} colours={product.form.colors} />
            <ProductStock
              id={id}
              version={movementCount}
              state={state}
              stockText={formatStock({ id, categoryId: product.form.categoryId, stock })}
              variants={variants}
              movements={movements}
              waiting={waiting}
              now={now}
            />
            <ProductHistory events={events} now={now} />
            {product.state === 'draft' && <DeleteProduct product={product} />}
          </div>
        </div>
      )}
    </>
  );
}
